import type { Query } from '@fabula/kit/db';

/** Whether a run (its id as it stands in the statement) is gone. */
export const isRunGone = (run: string) => `exists (select from gone_runs where player_story_id = ${run})`;

/** Whether a player (the id as it stands in the statement) has left. */
export const isPlayerGone = (player: string) => `exists (select from gone_players where user_id = ${player})`;

/** Remembers that these runs are gone. */
export async function rememberRuns(query: Query, playerStoryIds: readonly string[]): Promise<void> {
  const sql = 'insert into gone_runs (player_story_id) select unnest($1::uuid[]) on conflict do nothing';
  await query(sql, [playerStoryIds]);
}

/** Remembers that a player has left. */
export async function rememberPlayer(query: Query, userId: string): Promise<void> {
  await query('insert into gone_players (user_id) values ($1) on conflict do nothing', [userId]);
}

/** No turn is under way for a day. */
export async function sweepGone(query: Query): Promise<void> {
  for (const table of ['gone_runs', 'gone_players'])
    await query(`delete from ${table} where at < clock_timestamp() - interval '1 day'`);
}
