import { rows, type Tx } from '@fabula/kit/db';

/**
 * How often it has happened that what was shown to sign in counts no more: a sign-in that had begun before comes to nothing. It
 * is to be read before anything is looked at. 0 where there is nobody.
 */
export async function stampOf(tx: Tx, email: string): Promise<number> {
  const sql = 'select security_stamp as stamp from profiles where email = ?';
  return (await rows<{ stamp: number }>(tx, sql, [email]))[0]?.stamp ?? 0;
}

/** Nobody comes in meanwhile, until the transaction ends. */
export async function raiseStamp(tx: Tx, userId: string): Promise<void> {
  await tx.raw('update profiles set security_stamp = security_stamp + 1 where id = ?', [userId]);
}
