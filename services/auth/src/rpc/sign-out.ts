import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { clearedCookie } from '../domain/cookie.ts';
import { secretOf } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['signOut']>;

export function signOut({ sessions, secureCookies }: AuthContext): Method {
  return async (request, call) => {
    await sessions.end(secretOf(call), playerOf(call).sub, request.everywhere);
    call.answer.add('set-cookie', clearedCookie(secureCookies));
    return {};
  };
}
