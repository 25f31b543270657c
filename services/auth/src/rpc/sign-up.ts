import type { Call, Handler } from '@fabula/kit/server';
import type { AuthService, SignUpRequest } from '@fabula/proto/auth/v1/auth_pb';
import { tried } from '../attempts.ts';
import { addressOf } from '../caller-address.ts';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { AddressTaken, InviteNotGood } from '../domain/errors.ts';
import { toLanguage } from '../domain/language.ts';
import { ownPage } from '../domain/own-path.ts';
import { hashSecret } from '../domain/session.ts';
import { redeem } from '../invites.ts';
import { sendLink } from '../links.ts';
import { tellSignedUp } from '../mailbox/owner.ts';
import { findInvite, findRedeemed } from '../store/invites.ts';
import { findProfile } from '../store/profiles.ts';
import { askingBrowser, countMail } from './asking.ts';
import { enter } from './enter.ts';
import { ownerOf } from './owner.ts';

type Method = Handler<(typeof AuthService)['method']['signUp']>;

interface Joining {
  readonly email: string;
  readonly request: SignUpRequest;
  readonly inviteHash: string | undefined;
}

/** Makes an account; where mail is sent, once its address is confirmed. An invitation gives it its role. */
export function signUp(context: AuthContext): Method {
  return async (request, call) => {
    const email = normaliseEmail(request.email);
    const inviteHash = request.inviteToken ? hashSecret(request.inviteToken) : undefined;
    const join = context.sendsMail ? confirm : signUpAtOnce;
    return context.signIns.trying('sign-up', async () => join(context, call, { email, request, inviteHash }));
  };
}

/**
 * The sign-up waits for its confirmation. It says the same for an address that has an account, after the same work: a hash
 * and a mail, which then says that there is one.
 */
async function confirm(context: AuthContext, call: Call, { email, request, inviteHash }: Joining) {
  const asked = await countMail(context, call, email);
  if (inviteHash) await requireInvite(context, inviteHash, email);
  const hash = await tried(asked, () => context.passwords.hash(request.password));
  const password = { text: request.password, hash };
  const isKnown = await context.identity.find({ email });
  const ordered = await sendLink(context, {
    ...{ kind: 'confirmation', email, language: toLanguage(request.language), password, inviteHash },
    ...{ browser: askingBrowser(context, call), next: ownPage(request.next) },
    instead: isKnown ? 'known-address' : undefined,
  });
  return { confirmationSent: true, ...ordered };
}

async function signUpAtOnce(context: AuthContext, call: Call, { email, request, inviteHash }: Joining) {
  const attempt = await context.attempts.signUp(addressOf(call));
  if (inviteHash) await requireInvite(context, inviteHash, email);
  const credentials = { email, password: request.password };
  const created = await tried(attempt, () =>
    context.identity.create({ ...credentials, role: 'player', isEmailProven: false }),
  );
  // Sent again because the answer was lost: whoever knows the password has this account already. It may be a guess as well.
  const owner = created
    ? { user: created, stamp: 0 }
    : await tried(attempt, () => ownerOf(context, call, credentials));
  if (!owner) throw new AddressTaken();
  const { user, stamp } = owner;
  await attempt.succeeded();
  if (created) await tellSignedUp(context, created);
  const redeemed = inviteHash
    ? await redeem(context, call, { userId: user.id, tokenHash: inviteHash })
    : undefined;
  const role = redeemed?.role ?? user.role;
  const language = request.language === undefined ? undefined : toLanguage(request.language);
  const session = await enter(context, call, { user: { ...user, role }, by: 'sign-up', stamp, language });
  return { session, confirmationSent: false };
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
