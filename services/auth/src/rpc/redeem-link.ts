import type { Call, Handler } from '@fabula/kit/server';
import type { AuthService, RedeemLinkRequest } from '@fabula/proto/auth/v1/auth_pb';
import { tried } from '../attempts.ts';
import { addressOf } from '../caller-address.ts';
import type { AuthContext } from '../context.ts';
import { LinkNotGood, ProofWanted, WrongCredentials } from '../domain/errors.ts';
import type { OpenLink } from '../domain/link.ts';
import { redeem } from '../invites.ts';
import { type OpenedLink, openLink, useLink, waitingPassword } from '../links.ts';
import { ownerOfMailbox } from '../mailbox/owner.ts';
import { askingOf, deviceOf } from './cookies.ts';
import { enter } from './enter.ts';
import { arrivalBy, pressed, tryOf, wayOf } from './opened-link.ts';

type Method = Handler<(typeof AuthService)['method']['redeemLink']>;

/** Signs in the browser that redeems: the mailbox is its user's. */
export function redeemLink(context: AuthContext): Method {
  return async (request, call) => {
    const opened = await openLink(context, request.secret, askingOf(call));
    const { link, proofs } = opened;
    if (link.kind === 'reset') throw new LinkNotGood();
    const session = await pressed(context, call, link, async () => {
      const given = tryOf(opened, request);
      if (proofs.includes('password')) await requirePassword(context, call, link, request.password);
      return useLink(context, given, () => arrive(context, call, opened, request));
    });
    return { session };
  };
}

/** Somebody else may have signed up with the reader's address: then the reader does not know the password. */
async function requirePassword(
  { attempts, passwords }: AuthContext,
  call: Call,
  link: OpenLink,
  password: string | undefined,
): Promise<void> {
  if (!password) throw new ProofWanted('password');
  const caller = { email: link.email, address: addressOf(call), device: deviceOf(call) };
  const attempt = await attempts.guess(caller);
  const fits = await tried(attempt, () => passwords.fits(password, link.passwordHash ?? undefined));
  if (!fits) throw new WrongCredentials();
  await attempt.succeeded();
}

async function arrive(context: AuthContext, call: Call, opened: OpenedLink, request: RedeemLinkRequest) {
  const { link, isHere } = opened;
  const password = isHere ? waitingPassword(link, askingOf(call) ?? '') : request.password;
  const user = await ownerOfMailbox(context, {
    ...arrivalBy(call, link, request),
    ...(link.kind === 'confirmation' && { password }),
  });
  const redeemed = link.inviteHash
    ? await redeem(context, call, { userId: user.id, tokenHash: link.inviteHash })
    : undefined;
  const role = redeemed?.role ?? user.role;
  const { kind: by, language } = link;
  return enter(context, call, { user: { ...user, role }, by, detail: wayOf(opened), language });
}
