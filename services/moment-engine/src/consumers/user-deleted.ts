import { queryIn, type Tx } from '@fabula/kit/db';
import type { UserDeleted } from '@fabula/proto/events/v1/events_pb';
import { deleteAnswers } from '../store/answers.ts';
import { rememberPlayer } from '../store/gone.ts';
import { forgetPlayer } from '../store/model-calls.ts';

/** Nothing of what a player who has left said to a language model stays here, nor what it answered. */
export async function userDeleted(tx: Tx, { userId }: UserDeleted): Promise<void> {
  const query = queryIn(tx);
  await rememberPlayer(query, userId);
  await deleteAnswers(query, userId);
  await forgetPlayer(query, userId);
}
