import type { Call, Handler } from '@fabula/kit/server';
import type { AuthService, SignInWithPasswordRequest } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { toOtp } from '../domain/enrolment.ts';
import { WrongCredentials } from '../domain/errors.ts';
import { hashSecret } from '../domain/session.ts';
import { redeem } from '../invites.ts';
import { enter } from './enter.ts';
import { ownerOf } from './owner.ts';

type Method = Handler<(typeof AuthService)['method']['signInWithPassword']>;

/** E-mail and password for a session. The same answer, in the same time, for an unknown address and a wrong password. */
export function signInWithPassword(context: AuthContext): Method {
  return (request, call) => context.signIns.trying('password', () => signIn(context, request, call));
}

async function signIn(context: AuthContext, request: SignInWithPasswordRequest, call: Call) {
  const email = normaliseEmail(request.email);
  const owner = await ownerOf(context, call, { email, password: request.password });
  if (!owner) throw new WrongCredentials();
  const { user, stamp } = owner;
  // One that is not good keeps nobody out: its address may still stand in the page's.
  const redeemed = request.inviteToken
    ? await redeem(context, call, { userId: user.id, tokenHash: hashSecret(request.inviteToken) })
    : undefined;
  const role = redeemed?.role ?? user.role;
  const otp = request.otp ? toOtp(request.otp) : undefined;
  return { session: await enter(context, call, { user: { ...user, role }, by: 'password', otp, stamp }) };
}
