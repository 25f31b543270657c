import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { NoSession, WrongCredentials } from '../domain/errors.ts';
import { findProfile } from '../store/profiles.ts';
import { addressOf, setSessionCookie } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['signInWithPassword']>;

/** E-mail and password for a session. The same answer, in the same time, for an unknown address and a wrong password. */
export function signInWithPassword(context: AuthContext): Method {
  const { attempts, identity, sessions, db } = context;
  return async (request, call) => {
    const email = normaliseEmail(request.email);
    const address = addressOf(call);
    await attempts.begin(email, address);
    const user = await identity.checkPassword(email, request.password);
    if (!user) throw new WrongCredentials();
    await attempts.succeeded(email, address);
    const profile = await db.transaction((tx) => findProfile(tx, { id: user.id }));
    if (!profile) throw new NoSession();
    const { session, secret } = await sessions.begin(profile);
    setSessionCookie(call, secret, context.secureCookies);
    return { session };
  };
}
