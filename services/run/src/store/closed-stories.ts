import { type Query, rows, type Tx } from '@fabula/kit/db';
import { LOOP_STATUS } from '../domain/status.ts';
import { LOCK_CLOSINGS } from './runs.ts';

/** That a story was closed, as catalogue tells it. */
export interface Closing {
  readonly storyId: string;
  /** How often the story has been closed, this time included. */
  readonly closings: number;
  readonly endsRuns: boolean;
}

const REMEMBER = `
  insert into closed_stories as c (story_id, closings) values ($1, $2)
  on conflict (story_id) do update set closings = greatest(c.closings, excluded.closings)`;

/** From its commit on no run begins that knows of fewer closings, and those that were just beginning are there. */
export async function rememberClosed(tx: Tx, { storyId, closings }: Closing): Promise<void> {
  await rows(tx, LOCK_CLOSINGS, [storyId]);
  await rows(tx, REMEMBER, [storyId, closings]);
}

const TO_END = `
  select id from player_stories
  where blueprint_story_id = $1 and loop_status = '${LOOP_STATUS.ongoing}' and not is_test and closings < $2`;

/** Ids of the runs that began before a closing with which all of the story's end. */
export async function runsToEnd(query: Query, { storyId, closings }: Closing): Promise<string[]> {
  return (await query<{ id: string }>(TO_END, [storyId, closings])).map(({ id }) => id);
}
