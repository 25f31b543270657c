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
import { findInvite, findRedeemed } from '../store/invites.ts';
import { findProfile } from '../store/profiles.ts';
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
    const created = await identity.create({ ...credentials, role: 'player', isEmailProven: false });
    // Sent again because the answer was lost: whoever knows the password has this account already. It may be a guess as well.
    const user = created ?? (await ownerOf(context, call, credentials));
    if (!user) throw new AddressTaken();
    await attempt.succeeded();
    if (created) await tell(context, created);
    const redeemed = inviteHash && (await redeem(context, user.id, inviteHash));
    const role = redeemed ? redeemed.role : user.role;
    return { session: await enter(context, call, { ...user, role }), confirmationSent: false };
  };
}

/** Also good is one that this address has followed before: the answer may have been lost. */
async function requireInvite({ db }: AuthContext, tokenHash: string, email: string): Promise<void> {
  const isGood = await db.transaction(async (tx) => {
    const userId = (await findProfile(tx, { email }))?.id;
    const link = { tokenHash, email, userId };
    return (await findInvite(tx, link)) || (userId && (await findRedeemed(tx, { tokenHash, userId })));
  });
  if (!isGood) throw new InviteNotGood();
}

async function tell({ db, published }: AuthContext, { id: userId }: IdentityUser): Promise<void> {
  const fact = { subject: 'fabula.auth.user_signed_up', schema: UserSignedUpSchema, message: { userId } };
  await db.transaction((tx) => enqueue(tx, fact));
  published();
}
