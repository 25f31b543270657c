import { useEffect, useRef, useState } from 'react';
import { talkOf } from '../../../lib/game/said.ts';
import { gameEvents } from '../../../lib/game/state.ts';
import { toldBefore } from '../../../lib/game/talk.ts';
import { useLazyDialogueHistoryQuery } from '../api.ts';
import type { Stage } from '../selectStage.ts';
import { useGameState, useRunDispatch } from '../useRun.ts';

/**
 * Asks the server for what was said in this moment where the page has not heard all of it: it has come back to it, or was
 * away for too long. What did not come is asked for again when the log is opened.
 */
export function useEarlierTalk({ playerStoryId }: Stage, isLogOpen: boolean): void {
  const { moment, said, output } = useGameState();
  const dispatch = useRunDispatch();
  const [ask] = useLazyDialogueHistoryQuery();
  const { id: momentId, retoldId, mayBeBehind } = moment ?? {};
  // All that a start says again has come with its output: it is told of the rest only then.
  const isRetold = output !== undefined;
  const newest = useRef(said);
  newest.current = said;
  /** How much the page knew when it missed something. */
  const [missing, setMissing] = useState<number>();
  useEffect(() => {
    if (retoldId !== undefined) setMissing(0);
  }, [retoldId]);
  useEffect(() => {
    if (mayBeBehind) setMissing(newest.current.length);
  }, [mayBeBehind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a log that is opened asks anew
  useEffect(() => {
    if (missing === undefined || momentId === undefined || !isRetold) return;
    let isLate = false;
    const fetch = async () => {
      const { data } = await ask({ playerStoryId });
      if (isLate || !data) return;
      const told = data.entries.filter(({ playerMomentId }) => playerMomentId === momentId);
      const before = toldBefore(told, talkOf(newest.current.slice(missing)));
      dispatch(gameEvents.talkTold({ before, known: missing }));
      setMissing(undefined);
    };
    void fetch();
    return () => {
      isLate = true;
    };
  }, [ask, dispatch, playerStoryId, momentId, missing, isRetold, isLogOpen]);
}
