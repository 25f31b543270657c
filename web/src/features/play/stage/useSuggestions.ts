import { useEffect, useState } from 'react';
import type { GameState } from '../../../lib/game/state.ts';
import { useLazyMomentPromptQuery } from '../api.ts';
import type { Stage } from '../selectStage.ts';

/** The specification's: outputs that come close behind each other ask once. */
const DEBOUNCE_MS = 500;

/** What the author suggests to a player who does not know what to say, asked for anew at each start and after each output. */
export function useSuggestions(view: Stage, game: GameState): readonly string[] {
  const { moment, output } = game;
  const momentId = moment?.id;
  const { playerStoryId } = view;
  const [ask] = useLazyMomentPromptQuery();
  const [told, setTold] = useState({ momentId, suggestions: [] as readonly string[] });
  const after = output?.input_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each output asks anew
  useEffect(() => {
    if (momentId === undefined) return;
    let isLate = false;
    const fetch = async () => {
      const { data } = await ask({ playerStoryId });
      if (data && !isLate) setTold({ momentId, suggestions: data.suggestions });
    };
    const timer = setTimeout(() => void fetch(), DEBOUNCE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [ask, playerStoryId, momentId, after]);
  return told.momentId === momentId && !view.isComplete ? told.suggestions : [];
}
