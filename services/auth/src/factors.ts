import type { AuthContext } from './context.ts';
import { NoFactor } from './domain/errors.ts';
import type { IdentityFactor } from './domain/identity.ts';
import type { Language } from './domain/language.ts';
import { isMailable, type MailKind } from './domain/mail.ts';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './domain/recovery-code.ts';
import { languageOfFactor, putFactors, putRecoveryCodes } from './store/factors.ts';
import { findProfile } from './store/profiles.ts';

/** What the back end says that the user has; the copy says the same from then on. */
export async function factorsOf(
  { db, identity }: Pick<AuthContext, 'db' | 'identity'>,
  userId: string,
  language?: Language,
): Promise<readonly IdentityFactor[]> {
  const factors = await identity.listFactors(userId);
  await db.transaction((tx) => putFactors(tx, userId, factors, language));
  return factors;
}

/** Throws NoFactor. */
export async function requireFactor(
  context: Pick<AuthContext, 'db' | 'identity'>,
  userId: string,
): Promise<void> {
  if ((await factorsOf(context, userId)).length === 0) throw new NoFactor();
}

/** Takes all factors away, and the recovery codes that stood for them. */
export async function dropFactors(
  { db, identity }: Pick<AuthContext, 'db' | 'identity'>,
  userId: string,
): Promise<void> {
  for (const { id } of await identity.listFactors(userId)) await identity.removeFactor(userId, id);
  await db.transaction(async (tx) => {
    await putFactors(tx, userId, []);
    await putRecoveryCodes(tx, userId, []);
  });
}

/** Ten new ones in the place of all others; they are shown once, and kept as hashes. */
export async function newRecoveryCodes({ db }: Pick<AuthContext, 'db'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await db.transaction((tx) => putRecoveryCodes(tx, userId, hashes));
  return codes;
}

/** Mails the owner what was done. */
export async function tellOwner(
  { db, office }: Pick<AuthContext, 'db' | 'office'>,
  { email, kind, language }: { email: string; kind: MailKind; language: Language },
): Promise<void> {
  if (!isMailable(email)) return;
  await db.transaction((tx) => office.leave(tx, { to: email, kind, language }));
  office.poke();
}

/** Takes the factor from somebody who has lost it, and ends all of their sessions. Throws NoFactor. */
export async function resetFactors(
  context: Pick<AuthContext, 'db' | 'identity' | 'sessions' | 'office'>,
  userId: string,
): Promise<void> {
  await requireFactor(context, userId);
  const [profile, language] = await context.db.transaction(async (tx) => [
    await findProfile(tx, { id: userId }),
    await languageOfFactor(tx, userId),
  ]);
  await dropFactors(context, userId);
  await context.sessions.endAll(userId);
  if (profile) await tellOwner(context, { email: profile.email, kind: 'factor-reset', language });
}
