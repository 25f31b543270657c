import type { Call } from '@fabula/kit/server';
import type { FactorShower } from './attempts.ts';
import type { AuthContext } from './context.ts';
import { toOtp } from './domain/enrolment.ts';
import { NoFactor, WrongCode } from './domain/errors.ts';
import type { IdentityFactor } from './domain/identity.ts';
import type { Language } from './domain/language.ts';
import { isMailable, type MailKind } from './domain/mail.ts';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './domain/recovery-code.ts';
import { lowerDevices } from './store/devices.ts';
import {
  giveBackRecoveryCode,
  languageOfFactor,
  putFactors,
  putRecoveryCodes,
  takeRecoveryCode,
} from './store/factors.ts';
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

type Showing = Pick<AuthContext, 'db' | 'identity' | 'attempts'>;

/** Uses a code of the user's factor up. Counted as a guess. Throws TooManyAttempts, NoFactor and WrongCode. */
export async function showCode(context: Showing, shower: FactorShower, otp: string): Promise<void> {
  const { attempts, identity } = context;
  const attempt = await attempts.code(shower);
  if (!(await identity.checkOtp(shower.userId, toOtp(otp)))) {
    await requireFactor(context, shower.userId);
    throw new WrongCode('otp');
  }
  await attempt.succeeded();
}

/** Somebody who has lost their factor. */
export interface Recovery {
  readonly shower: FactorShower;
  readonly email: string;
  readonly language: Language;
  readonly call: Call;
  /** Of the session that goes on; all others that the factor had raised end. */
  readonly sessionHash?: string;
}

/** Takes the factor away by one of its recovery codes, and tells its owner. Throws TooManyAttempts and WrongCode. */
export async function recover(
  context: Showing & Pick<AuthContext, 'sessions' | 'office' | 'audit'>,
  { shower, email, language, call, sessionHash = '' }: Recovery,
  code: string,
): Promise<void> {
  const { userId } = shower;
  await showRecoveryCode(context, shower, code);
  await context.sessions.endRaised(userId, sessionHash);
  await tellOwner(context, { email, kind: 'recovery-code-used', language });
  await context.audit.note(call, { action: 'recovery-code-used', actor: userId, subject: userId });
}

/** The code counts once, and again where the factor could not be removed. Counted as a guess. */
async function showRecoveryCode(context: Showing, shower: FactorShower, code: string): Promise<void> {
  const { db, attempts } = context;
  const { userId } = shower;
  const attempt = await attempts.recovery(shower);
  const hash = hashRecoveryCode(userId, code);
  if (!(await db.transaction((tx) => takeRecoveryCode(tx, userId, hash)))) throw new WrongCode('code');
  await dropFactors(context, userId).catch(async (error: unknown) => {
    await db.transaction((tx) => giveBackRecoveryCode(tx, userId, hash));
    throw error;
  });
  await attempt.succeeded();
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
    await lowerDevices(tx, userId);
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
