import type { Query } from '@fabula/kit/db';
import type { AnswerPlace } from '../domain/answer-cache.ts';
import { isPlayerGone, isRunGone } from './gone.ts';

const FIND = `
  select proposal from answers where player_story_id = $1 and key = $2 and expires_at > clock_timestamp()`;

/** The proposal that was kept, as JSON; undefined where there is none. */
export async function findAnswer(query: Query, { playerStoryId, key }: AnswerPlace): Promise<unknown> {
  const [row] = await query<{ proposal: unknown }>(FIND, [playerStoryId, key]);
  return row?.proposal;
}

const KEEP = `
  insert into answers (player_story_id, key, user_id, proposal, expires_at)
  select $1::uuid, $2, $3, $4::jsonb, clock_timestamp() + $5 * interval '1 day'
  where not ${isRunGone('$1::uuid')} and not ${isPlayerGone('$3')}
  on conflict (player_story_id, key) do nothing`;

/** Keeps a proposal; the first one stays, and none is kept for a run or a player that is gone. */
export async function keepAnswer(
  query: Query,
  { playerStoryId, key, userId }: AnswerPlace,
  { json, days }: { json: string; days: number },
): Promise<void> {
  await query(KEEP, [playerStoryId, key, userId, json, days]);
}

/** Takes away answers whose time is over. */
export async function sweepAnswers(query: Query): Promise<void> {
  await query('delete from answers where expires_at < clock_timestamp()');
}

/** Takes away all answers that one player was given. */
export async function deleteAnswers(query: Query, userId: string): Promise<void> {
  await query('delete from answers where user_id = $1', [userId]);
}

/** Takes away all answers that these runs were given. */
export async function deleteAnswersOf(query: Query, playerStoryIds: readonly string[]): Promise<void> {
  await query('delete from answers where player_story_id = any($1::uuid[])', [playerStoryIds]);
}
