import { queryIn, type Tx } from '@fabula/kit/db';
import type { ProgressReset } from '@fabula/proto/events/v1/events_pb';
import { deleteAnswersOf } from '../store/answers.ts';
import { rememberRuns } from '../store/gone.ts';
import { forgetRuns } from '../store/model-calls.ts';

/** What was said in runs that are gone goes with them: the answers that a run was given, and the texts of its questions. */
export async function progressReset(tx: Tx, { playerStoryIds }: ProgressReset): Promise<void> {
  const query = queryIn(tx);
  await rememberRuns(query, playerStoryIds);
  await deleteAnswersOf(query, playerStoryIds);
  await forgetRuns(query, playerStoryIds);
}
