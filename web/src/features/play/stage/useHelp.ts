import { useEffect, useState } from 'react';
import { uiState, wasNotHeard } from '../../../lib/game/uiState.ts';
import type { Stage } from '../selectStage.ts';
import { useGameState } from '../useRun.ts';
import { useSuggestions } from './useSuggestions.ts';

export type Help = ReturnType<typeof useHelp>;

/** What is suggested, and whether it is shown: on a press, and by itself to whoever was not heard; it goes with the answer. */
export function useHelp(view: Stage) {
  const game = useGameState();
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
