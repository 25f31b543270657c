import type { Call, Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { ownerOfMailbox } from '../arrivals.ts';
import { tried } from '../attempts.ts';
import type { AuthContext } from '../context.ts';
import { LinkNotGood, ProofWanted, WrongCredentials } from '../domain/errors.ts';
import { type OpenLink, proofOf } from '../domain/link.ts';
import { hashSecret } from '../domain/session.ts';
import { redeem } from '../invites.ts';
import { openLink, useLink, waitingPassword } from '../links.ts';
import { addressOf, askingOf, deviceOf } from './cookies.ts';
import { enter } from './enter.ts';

type Method = Handler<(typeof AuthService)['method']['redeemLink']>;

/** Signs in the browser that redeems: the mailbox is its user's. */
export function redeemLink(context: AuthContext): Method {
  return async ({ secret, number, password }, call) => {
    const link = await openLink(context, secret);
    if (link.kind === 'reset') throw new LinkNotGood();
    const browser = askingOf(call);
    const proof = proofOf(link, browser && hashSecret(browser));
    if (proof === 'number' && !number) throw new ProofWanted('number');
    const given = { id: link.id, isHere: proof === 'none', ...(proof === 'number' && { number }) };
    const session = await context.signIns.trying(link.kind, async () => {
      if (proof === 'password') await requirePassword(context, call, link, password);
      return useLink(context, given, async () => {
        const known = proof === 'none' ? waitingPassword(link, browser ?? '') : password;
        return arrive(context, call, link, known);
      });
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

async function arrive(context: AuthContext, call: Call, link: OpenLink, password: string | undefined) {
  const { email, language } = link;
  const user = await ownerOfMailbox(context, {
    ...{ email, device: deviceOf(call) },
    ...(link.kind === 'confirmation' && { password }),
  });
  const redeemed = link.inviteHash ? await redeem(context, user.id, link.inviteHash) : undefined;
  const role = redeemed?.role ?? user.role;
  return enter(context, call, { user: { ...user, role }, by: link.kind, language });
}
