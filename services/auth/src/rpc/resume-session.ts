import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { secretOf } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['resumeSession']>;

/** The session that the cookie remembers: what a page asks first. A visitor without a cookie has none, and did nothing wrong. */
export function resumeSession({ sessions }: AuthContext): Method {
  return async (_request, call) => {
    const secret = secretOf(call);
    return secret === undefined ? {} : { session: await sessions.resume(secret) };
  };
}
