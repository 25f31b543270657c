import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { WrongCode } from '../domain/errors.ts';
import { toLanguage } from '../domain/language.ts';
import { hashRecoveryCode } from '../domain/recovery-code.ts';
import { dropFactors, requireFactor, tellOwner } from '../factors.ts';
import { giveBackRecoveryCode, takeRecoveryCode } from '../store/factors.ts';
import { proveSession } from '../store/proofs.ts';
import { ownSession } from './codes.ts';
import { setSessionCookie } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['useRecoveryCode']>;

/** Whoever has lost the factor is rid of it, and may enrol another one at once. */
export function useRecoveryCode(context: AuthContext): Method {
  return async ({ code, language: name }, call) => {
    const { db, sessions, attempts, audit, secureCookies } = context;
    const own = await ownSession(context, call);
    const { id: userId, email } = own.profile;
    await requireFactor(context, userId);
    const attempt = await attempts.code(userId);
    await lose(context, userId, hashRecoveryCode(userId, code));
    await attempt.succeeded();
    await db.transaction((tx) => proveSession(tx, own.idHash));
    await sessions.endRaised(userId, own.idHash);
    await tellOwner(context, { email, kind: 'recovery-code-used', language: toLanguage(name) });
    await audit.note(call, { action: 'recovery-code-used', actor: userId, subject: userId });
    if (own.acr !== 'aal2') return {};
    const { session, secret } = await sessions.replace({ ...own, provenAt: new Date() });
    setSessionCookie(call, secret, secureCookies);
    return { session };
  };
}

/** The code counts once, and again where the factor could not be removed. */
async function lose(context: AuthContext, userId: string, hash: string): Promise<void> {
  const { db } = context;
  if (!(await db.transaction((tx) => takeRecoveryCode(tx, userId, hash)))) throw new WrongCode('code');
  try {
    await dropFactors(context, userId);
  } catch (error) {
    await db.transaction((tx) => giveBackRecoveryCode(tx, userId, hash));
    throw error;
  }
}
