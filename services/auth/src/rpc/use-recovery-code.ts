import { wallDate } from '@fabula/kit/clock';
import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { toLanguage } from '../domain/language.ts';
import { recover, requireFactor } from '../factors.ts';
import { proveSession } from '../store/proofs.ts';
import { ownSession, showerOf } from './codes.ts';
import { setSessionCookie } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['useRecoveryCode']>;

/** Whoever has lost the factor is rid of it, and may enrol another one at once. */
export function useRecoveryCode(context: AuthContext): Method {
  return async ({ code, language: name }, call) => {
    const { db, sessions, secureCookies } = context;
    const own = await ownSession(context, call);
    const { id: userId, email } = own.profile;
    await requireFactor(context, userId);
    const [shower, language] = [showerOf(call, userId), toLanguage(name)];
    await recover(context, { shower, email, language, call, sessionHash: own.idHash }, code);
    await db.transaction((tx) => proveSession(tx, own.idHash));
    if (own.acr !== 'aal2') return {};
    const { session, secret } = await sessions.replace({ ...own, provenAt: wallDate() });
    setSessionCookie(call, secret, secureCookies);
    return { session };
  };
}
