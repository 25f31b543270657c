import { useEffect, useRef } from 'react';
import type { Reward } from '../../../lib/game/notices.ts';
import { type GameState, gameEvents } from '../../../lib/game/state.ts';
import type { View } from '../api.ts';
import { cardNames } from '../hand/cardNames.ts';
import { useRunDispatch } from '../useRun.ts';

/** Cards that are new beside the one that the output names: an output names only the first of several. */
export function moreRewards(before: readonly string[], after: View, game: GameState): Reward[] {
  const { output } = game;
  if (!output?.is_awarded || !output.award_type?.startsWith('new')) return [];
  const fresh = [...cardNames(after).keys()].filter((id) => !before.includes(id) && id !== output.award_id);
  const people = after.enrolledCharacters.map(({ characterId }) => characterId);
  return fresh.map((id) => ({ id, kind: people.includes(id) ? 'character' : 'item' }));
}

/** Shows everything that a turn has given. */
export function useMoreRewards(view: View, game: GameState): void {
  const dispatch = useRunDispatch();
  const seen = useRef({ ids: [...cardNames(view).keys()], view });
  const newest = useRef(game);
  newest.current = game;
  useEffect(() => {
    if (seen.current.view === view) return;
    const more = moreRewards(seen.current.ids, view, newest.current);
    seen.current = { ids: [...cardNames(view).keys()], view };
    if (more.length > 0) dispatch(gameEvents.rewardsFound(more));
  }, [view, dispatch]);
}
