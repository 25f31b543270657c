import { useEffect, useState } from 'react';
import type { GameState } from '../../../lib/game/state.ts';
import { uiState, wasNotHeard } from '../../../lib/game/uiState.ts';
import type { Stage } from '../selectStage.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface Help {
  suggestions: readonly string[];
  open: boolean;
  toggle: () => void;
}

/** What is suggested, and whether it is shown: on a press, and by itself to whoever was not heard; it goes with the answer. */
export function useHelp(view: Stage, game: GameState): Help {
  const suggestions = useSuggestions(view, game);
  const [open, setOpen] = useState(false);
  const state = uiState(game);
  const isLost = wasNotHeard(game);
  const answers = state === 'PLAYER_SPEAKING' || (state === 'PROCESSING' && !isLost);
  useEffect(() => {
    if (isLost) setOpen(true);
    if (answers) setOpen(false);
  }, [isLost, answers]);
  return { suggestions, open, toggle: () => setOpen(!open) };
}
