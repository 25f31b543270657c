import { type Query, rows, type Tx } from '@fabula/kit/db';
import { LOOP_STATUS } from '../domain/status.ts';
import { LOCK_CLOSINGS } from './runs.ts';

interface Closing {
  readonly storyId: string;
  /** How often the story has been closed, this time included. */
  readonly closings: number;
  readonly endsRuns: boolean;
}

const REMEMBER = `
  insert into closed_stories as c (story_id, closings, ended) values ($1, $2, case when $3 then $2 else 0 end)
  on conflict (story_id) do update set
    closings = greatest(c.closings, excluded.closings), ended = greatest(c.ended, excluded.ended)`;

/** From its commit on no run begins that knows of fewer closings, and those that were just beginning are there. */
export async function rememberClosed(tx: Tx, { storyId, closings, endsRuns }: Closing): Promise<void> {
  await rows(tx, LOCK_CLOSINGS, [storyId]);
  await rows(tx, REMEMBER, [storyId, closings, endsRuns]);
}

const TO_END = `
  select s.id from player_stories s join closed_stories c on c.story_id = s.blueprint_story_id
  where s.blueprint_story_id = $1 and s.loop_status = '${LOOP_STATUS.ongoing}' and not s.is_test and s.closings < c.ended`;

/** Ids of the runs that began before a closing with which all of the story's end. */
export async function runsToEnd(query: Query, storyId: string): Promise<string[]> {
  return (await query<{ id: string }>(TO_END, [storyId])).map(({ id }) => id);
}
