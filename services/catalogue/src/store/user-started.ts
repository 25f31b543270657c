import type { Tx } from '@fabula/kit/db';
import { rows } from '@fabula/kit/db';

export async function rememberStarted(tx: Tx, userId: string, storyId: string): Promise<void> {
  await rows(tx, 'insert into user_started (user_id, story_id) values ($1, $2) on conflict do nothing', [
    userId,
    storyId,
  ]);
}

export async function forgetStarted(tx: Tx, userId: string, storyId: string): Promise<void> {
  await rows(tx, 'delete from user_started where user_id = $1 and story_id = $2', [userId, storyId]);
}

export async function forgetUser(tx: Tx, userId: string): Promise<void> {
  await rows(tx, 'delete from user_started where user_id = $1', [userId]);
}
