import type { Tx } from '@fabula/kit/db';
import { outboxRow } from '@fabula/kit/outbox';
import { endRun } from '@fabula/rules/run';
import { lawful } from './domain/errors.ts';
import { runEnded } from './domain/facts.ts';
import type { LockedRun } from './domain/lease.ts';
import { writeState } from './store/runs.ts';

/**
 * The run is lost; `withStory`: because its story was closed. A turn that is running then does not commit. Throws
 * RUN_ALREADY_ENDED for one that is over.
 */
export async function giveUp(tx: Tx, run: LockedRun, { withStory = false } = {}): Promise<void> {
  const { id: playerStoryId, userId } = run;
  const { state } = lawful(() => endRun(run.state));
  const ended = () => runEnded({ playerStoryId, userId, state }, { status: 'lost', rank: null });
  const outbox = state.isTest ? [] : [outboxRow(ended())];
  await writeState(tx, { id: playerStoryId, state, breakLease: true, endedWithStory: withStory, outbox });
}
