import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { clearedCookie } from '../domain/cookie.ts';
import { secretOf } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['signOut']>;

export function signOut({ sessions, audit, secureCookies }: AuthContext): Method {
  return async (request, call) => {
    const { sub: actor } = playerOf(call);
    await sessions.end(secretOf(call), actor, request.everywhere);
    const detail = request.everywhere ? 'everywhere' : '';
    await audit.note(call, { action: 'signed-out', actor, subject: actor, detail });
    call.answer.add('set-cookie', clearedCookie(secureCookies));
    return {};
  };
}
