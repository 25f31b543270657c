import type { Query } from '@fabula/kit/db';

/** Whether a run (its id as it stands in the statement) is gone. */
export const isGone = (run: string) => `exists (select from gone_runs where player_story_id = ${run})`;

/** Remembers that these runs are gone. */
export async function rememberGone(query: Query, playerStoryIds: readonly string[]): Promise<void> {
  const sql = 'insert into gone_runs (player_story_id) select unnest($1::uuid[]) on conflict do nothing';
  await query(sql, [playerStoryIds]);
}

/** No turn is under way for a day. */
export async function sweepGone(query: Query): Promise<void> {
  await query("delete from gone_runs where at < clock_timestamp() - interval '1 day'");
}
