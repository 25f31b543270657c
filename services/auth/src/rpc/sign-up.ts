import { enqueue } from '@fabula/kit/outbox';
import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { UserSignedUpSchema } from '@fabula/proto/events/v1/events_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { AddressTaken, InviteNotGood } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { hashSecret } from '../domain/session.ts';
import { findInvite, redeemInvite } from '../store/invites.ts';
import { addressOf, setSessionCookie } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['signUp']>;

/** Makes an account and signs it in; an invitation gives it its role. */
export function signUp(context: AuthContext): Method {
  const { attempts, sessions } = context;
  return async (request, call) => {
    const email = normaliseEmail(request.email);
    const address = addressOf(call);
    await attempts.begin(email, address);
    const inviteHash = request.inviteToken ? hashSecret(request.inviteToken) : undefined;
    if (inviteHash) await requireInvite(context, inviteHash, email);
    const user = await context.identity.createUser({ email, password: request.password, role: 'player' });
    if (!user) throw new AddressTaken();
    await attempts.succeeded(email, address);
    await welcome(context, user, inviteHash);
    const { session, secret } = await sessions.begin({ id: user.id, createdAt: new Date() });
    setSessionCookie(call, secret, context.secureCookies);
    return { session, confirmationSent: false };
  };
}

async function requireInvite({ db }: AuthContext, tokenHash: string, email: string): Promise<void> {
  if (!(await db.transaction((tx) => findInvite(tx, { tokenHash, email })))) throw new InviteNotGood();
}

/** Two people with one link: the first one to get here has its role, the other stays a player. */
async function welcome(context: AuthContext, user: IdentityUser, tokenHash?: string): Promise<void> {
  const { db, identity } = context;
  const role = await db.transaction(async (tx) => {
    await enqueue(tx, {
      subject: 'fabula.auth.user_signed_up',
      schema: UserSignedUpSchema,
      message: { userId: user.id },
    });
    return tokenHash ? redeemInvite(tx, { tokenHash, email: user.email, userId: user.id }) : undefined;
  });
  if (role) await identity.setRole(user.id, role);
  context.published();
}
