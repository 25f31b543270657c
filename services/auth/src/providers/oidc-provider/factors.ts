import { randomUUID } from 'node:crypto';
import { rows, type Tx } from '@fabula/kit/db';
import type { IdentityFactor } from '../../domain/identity.ts';
import { stepOfCode } from '../../domain/totp.ts';

/** undefined when there is no such user. */
export async function insertFactor(
  tx: Tx,
  factor: { readonly userId: string; readonly secret: string },
): Promise<IdentityFactor | undefined> {
  const sql = `insert into oidc_factors (id, user_id, secret)
    select ?, id, ? from oidc_users where id = ? returning id, created_at as "createdAt"`;
  return (await rows<IdentityFactor>(tx, sql, [randomUUID(), factor.secret, factor.userId]))[0];
}

export async function listFactors(tx: Tx, userId: string): Promise<IdentityFactor[]> {
  const sql = `select id, created_at as "createdAt" from oidc_factors where user_id = ? order by created_at, id`;
  return rows<IdentityFactor>(tx, sql, [userId]);
}

/** False when the user has no such factor. */
export async function deleteFactor(
  tx: Tx,
  factor: { readonly userId: string; readonly factorId: string },
): Promise<boolean> {
  return (await tx('oidc_factors').where({ id: factor.factorId, user_id: factor.userId }).delete()) === 1;
}

/** Whether it is a code of one of the user's factors. It counts once, also where it comes twice at the same instant. */
export async function takeOtp(
  tx: Tx,
  given: { readonly userId: string; readonly otp: string; readonly at: Date },
): Promise<boolean> {
  const factors = await rows<{ id: string; secret: string }>(
    tx,
    'select id, secret from oidc_factors where user_id = ?',
    [given.userId],
  );
  for (const { id, secret } of factors) {
    const step = stepOfCode(secret, given.otp, given.at);
    if (step === undefined) continue;
    const sql = 'update oidc_factors set last_step = ? where id = ? and last_step < ? returning id';
    if ((await rows(tx, sql, [step, id, step])).length === 1) return true;
  }
  return false;
}
