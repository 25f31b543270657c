import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { toLanguage } from '../domain/language.ts';
import { dropFactors, showCode, tellOwner } from '../factors.ts';
import { ownSession, showerOf } from './codes.ts';
import { setSessionCookie } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['removeFactor']>;

/** Wants a code of the factor that goes. What it had raised is raised no more. */
export function removeFactor(context: AuthContext): Method {
  return async ({ otp, language }, call) => {
    const { sessions, audit, secureCookies } = context;
    const own = await ownSession(context, call);
    const { id: userId, email } = own.profile;
    await showCode(context, showerOf(call, userId), otp);
    await dropFactors(context, userId);
    await sessions.endRaised(userId, own.idHash);
    await tellOwner(context, { email, kind: 'factor-removed', language: toLanguage(language) });
    await audit.note(call, { action: 'factor-removed', actor: userId, subject: userId });
    const { session, secret } = await sessions.replace(own);
    setSessionCookie(call, secret, secureCookies);
    return { session };
  };
}
