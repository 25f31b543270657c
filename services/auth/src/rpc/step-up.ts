import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { toOtp } from '../domain/enrolment.ts';
import { WrongCode } from '../domain/errors.ts';
import { requireFactor } from '../factors.ts';
import { ownSession, showerOf } from './codes.ts';
import { setSessionCookie } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['stepUp']>;

/** A code of the second factor raises the session, for as long as it lasts. */
export function stepUp(context: AuthContext): Method {
  return async ({ otp }, call) => {
    const { sessions, attempts, audit, secureCookies } = context;
    const own = await ownSession(context, call);
    const userId = own.profile.id;
    const attempt = await attempts.code(showerOf(call, userId));
    const { session, secret } = await sessions.replace(own, toOtp(otp)).catch(async (error: unknown) => {
      if (error instanceof WrongCode) await requireFactor(context, userId);
      throw error;
    });
    await attempt.succeeded();
    await audit.note(call, { action: 'stepped-up', actor: userId, subject: userId });
    setSessionCookie(call, secret, secureCookies);
    return { session };
  };
}
