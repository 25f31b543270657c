import { enqueue } from '@fabula/kit/outbox';
import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { UserSignedUpSchema } from '@fabula/proto/events/v1/events_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { AddressTaken, InviteNotGood, NoSession } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { hashSecret } from '../domain/session.ts';
import { findInvite, redeemInvite } from '../store/invites.ts';
import { findProfile, type ProfileRow } from '../store/profiles.ts';
import { addressOf, setSessionCookie } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['signUp']>;

/** Makes an account and signs it in; an invitation gives it its role. */
export function signUp(context: AuthContext): Method {
  const { attempts, identity, sessions } = context;
  return async (request, call) => {
    const email = normaliseEmail(request.email);
    const address = addressOf(call);
    await attempts.begin(email, address);
    const inviteHash = request.inviteToken ? hashSecret(request.inviteToken) : undefined;
    if (inviteHash) await requireInvite(context, inviteHash, email);
    const credentials = { email, password: request.password };
    const created = await identity.createUser({ ...credentials, role: 'player' });
    // Sent again because the answer was lost: whoever knows the password has this account already.
    const user = created ?? (await identity.checkPassword(email, request.password));
    if (!user) throw new AddressTaken();
    await attempts.succeeded(email, address);
    if (created) await tell(context, created);
    if (inviteHash) await redeem(context, user, inviteHash);
    const { session, secret } = await sessions.begin(await profileOf(context, user.id));
    setSessionCookie(call, secret, context.secureCookies);
    return { session, confirmationSent: false };
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

/** Two people with one link: the first one to get here has its role, the other stays what they are. */
async function redeem({ db, identity }: AuthContext, user: IdentityUser, tokenHash: string): Promise<void> {
  const redeemed = { tokenHash, email: user.email, userId: user.id };
  const role = await db.transaction((tx) => redeemInvite(tx, redeemed));
  if (role) await identity.setRole(user.id, role);
}

async function profileOf({ db }: AuthContext, id: string): Promise<ProfileRow> {
  const profile = await db.transaction((tx) => findProfile(tx, { id }));
  if (!profile) throw new NoSession();
  return profile;
}
