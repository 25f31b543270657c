import { rows, type Tx } from '@fabula/kit/db';
import type { IdentityFactor } from '../domain/identity.ts';
import { type Language, toLanguage } from '../domain/language.ts';

/** The copy of a user's factors, as the back end has just told them. The language is that of whoever enrols one now. */
export async function putFactors(
  tx: Tx,
  userId: string,
  factors: readonly IdentityFactor[],
  language: Language = 'en',
): Promise<void> {
  const ids = factors.map(({ id }) => id);
  await tx('factors').where({ user_id: userId }).whereNotIn('id', ids).delete();
  for (const { id, createdAt } of factors)
    await tx('factors')
      .insert({ user_id: userId, id, created_at: createdAt, language })
      .onConflict(['user_id', 'id'])
      .ignore();
}

export interface FactorRow extends IdentityFactor {
  readonly userId: string;
}

export async function listFactorsOf(tx: Tx, userIds: readonly string[]): Promise<FactorRow[]> {
  return tx('factors')
    .select<FactorRow[]>('user_id as userId', 'id', 'created_at as createdAt')
    .whereIn('user_id', [...userIds])
    .orderBy('created_at');
}

/** In which language the owner enrolled; English where there is none. */
export async function languageOfFactor(tx: Tx, userId: string): Promise<Language> {
  const found = await tx('factors').where({ user_id: userId }).first<{ language: string }>('language');
  return toLanguage(found?.language);
}

/** These and no others. */
export async function putRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx('recovery_codes').where({ user_id: userId }).delete();
  if (hashes.length === 0) return;
  await tx('recovery_codes').insert(hashes.map((hash) => ({ user_id: userId, code_hash: hash })));
}

/** Whether it was there; it is no more. Of two who use one at once, one has it. */
export async function takeRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  return (await tx('recovery_codes').where({ user_id: userId, code_hash: hash }).delete()) === 1;
}

export async function giveBackRecoveryCode(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx('recovery_codes').insert({ user_id: userId, code_hash: hash });
}

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const sql = 'select count(*)::int as n from recovery_codes where user_id = ?';
  return (await rows<{ n: number }>(tx, sql, [userId]))[0]?.n ?? 0;
}
