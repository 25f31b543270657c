import type { Tx } from '@fabula/kit/db';
import { rows } from '@fabula/kit/db';

interface Started {
  readonly userId: string;
  readonly storyId: string;
}

const REMEMBER = `
  insert into user_started (user_id, story_id, player_story_id) values ($1, $2, $3)
  on conflict (user_id, story_id) do update set player_story_id = excluded.player_story_id`;

/** That a player has begun a story, with the newest run of it. */
export async function rememberStarted(
  tx: Tx,
  { userId, storyId, playerStoryId }: Started & { readonly playerStoryId: string },
): Promise<void> {
  await rows(tx, REMEMBER, [userId, storyId, playerStoryId || null]);
}

const FORGET = `
  delete from user_started where user_id = $1 and story_id = $2
    and (player_story_id is null or cardinality($3::uuid[]) = 0 or player_story_id = any($3::uuid[]))`;

/** Facts of two kinds may overtake each other: a run that was begun after the reset is not among those that are gone. */
export async function forgetStarted(
  tx: Tx,
  { userId, storyId, playerStoryIds }: Started & { readonly playerStoryIds: readonly string[] },
): Promise<void> {
  await rows(tx, FORGET, [userId, storyId, playerStoryIds]);
}

export async function forgetUser(tx: Tx, userId: string): Promise<void> {
  await rows(tx, 'delete from user_started where user_id = $1', [userId]);
}
