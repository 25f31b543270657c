import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { clearedCookie } from '../domain/cookie.ts';
import { secretOf } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['signOut']>;

/** Whoever the token is of is out; somebody else whose cookie the browser has by now stays in. */
export function signOut({ sessions, audit, secureCookies }: AuthContext): Method {
  return async ({ everywhere }, call) => {
    const { sub: actor, sid } = playerOf(call);
    const secret = secretOf(call);
    if (everywhere) await sessions.endAll(actor);
    else await sessions.end(actor, { secret, ...(sid !== undefined && { sid }) });
    const detail = everywhere ? 'everywhere' : '';
    await audit.note(call, { action: 'signed-out', actor, subject: actor, detail });
    if (!(await sessions.isLive(secret))) call.answer.add('set-cookie', clearedCookie(secureCookies));
    return {};
  };
}
