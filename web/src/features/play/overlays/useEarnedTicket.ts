import { useEffect, useRef, useState } from 'react';
import { useTicketsQuery } from '../../../components/tickets/api.ts';
import type { GameState } from '../../../lib/game/state.ts';
import type { View } from '../api.ts';

/** A ticket of this story that was not there when the run's page was opened. */
export function useEarnedTicket(view: View, game: GameState) {
  const { data, refetch } = useTicketsQuery({ language: view.language });
  const known = useRef<ReadonlySet<string>>(undefined);
  const [shown, setShown] = useState(false);
  if (data && !known.current) known.current = new Set(data.tickets.map(({ id }) => id));
  const hasEnded = game.output?.loop_rank !== undefined;
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);
  const earned = data?.tickets.find(
    ({ id, blueprintStoryId }) =>
      blueprintStoryId === view.blueprintStoryId && known.current?.has(id) === false,
  );
  return { ticket: shown ? undefined : earned, onShown: () => setShown(true) };
}
