import { enqueue } from '@fabula/kit/outbox';
import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { UserSignedUpSchema } from '@fabula/proto/events/v1/events_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { AddressTaken, InviteNotGood } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { hashSecret } from '../domain/session.ts';
import { redeem } from '../invites.ts';
import { findInvite } from '../store/invites.ts';
import { addressOf } from './cookies.ts';
import { enter } from './enter.ts';
import { ownerOf } from './owner.ts';

type Method = Handler<(typeof AuthService)['method']['signUp']>;

/** Makes an account and signs it in; an invitation gives it its role. */
export function signUp(context: AuthContext): Method {
  const { attempts, identity } = context;
  return async (request, call) => {
    const email = normaliseEmail(request.email);
    const attempt = await attempts.signUp(addressOf(call));
    const inviteHash = request.inviteToken ? hashSecret(request.inviteToken) : undefined;
    if (inviteHash) await requireInvite(context, inviteHash, email);
    const credentials = { email, password: request.password };
    const created = await identity.createUser({ ...credentials, role: 'player' });
    // Sent again because the answer was lost: whoever knows the password has this account already. It may be a guess as well.
    const user = created ?? (await ownerOf(context, call, credentials));
    if (!user) throw new AddressTaken();
    await attempt.succeeded();
    if (created) await tell(context, created);
    if (inviteHash) await redeem(context, user.id, inviteHash);
    return { session: await enter(context, call, user.id), confirmationSent: false };
  };
}

async function requireInvite({ db }: AuthContext, tokenHash: string, email: string): Promise<void> {
  if (!(await db.transaction((tx) => findInvite(tx, { tokenHash, email })))) throw new InviteNotGood();
}

async function tell({ db, published }: AuthContext, { id: userId }: IdentityUser): Promise<void> {
  const fact = { subject: 'fabula.auth.user_signed_up', schema: UserSignedUpSchema, message: { userId } };
  await db.transaction((tx) => enqueue(tx, fact));
  published();
}
