import type { Tx } from '@fabula/kit/db';

/** The user's password from now on. */
export async function putPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx('credentials')
    .insert({ user_id: userId, password_hash: passwordHash })
    .onConflict('user_id')
    .merge();
}

export async function deletePassword(tx: Tx, userId: string): Promise<void> {
  await tx('credentials').where({ user_id: userId }).delete();
}

export async function findPassword(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx<{ user_id: string; password_hash: string }>('credentials')
    .where({ user_id: userId })
    .first('password_hash');
  return row?.password_hash;
}
