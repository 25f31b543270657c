import type { Tx } from '@fabula/kit/db';
import type { UserDeleted } from '@fabula/proto/events/v1/events_pb';
import { deleteAllRuns } from '../store/runs.ts';

/** A player who has left leaves nothing here. */
export function userDeleted(tx: Tx, { userId }: UserDeleted): Promise<void> {
  return deleteAllRuns(tx, userId);
}
