import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { takeBack } from '../arrivals.ts';
import type { AuthContext } from '../context.ts';
import { LinkNotGood } from '../domain/errors.ts';
import type { OpenLink } from '../domain/link.ts';
import { hashSecret } from '../domain/session.ts';
import { openLink, useLink } from '../links.ts';
import { requireOpen } from '../profiles.ts';
import { burnLinks } from '../store/links.ts';
import { askingOf, deviceOf } from './cookies.ts';
import { enter } from './enter.ts';

type Method = Handler<(typeof AuthService)['method']['resetPassword']>;

/** Whoever reads the mailbox chooses the password. All other sessions end, and the owner is told. */
export function resetPassword(context: AuthContext): Method {
  return async ({ secret, password }, call) => {
    const link = await openLink(context, secret);
    if (link.kind !== 'reset') throw new LinkNotGood();
    const browser = askingOf(call);
    const isHere = browser !== undefined && hashSecret(browser) === link.browserHash;
    const redeem = () =>
      useLink(context, { id: link.id, isHere }, async () => {
        const { identity, sessions } = context;
        const user = await identity.find({ email: link.email });
        if (!user) throw new LinkNotGood();
        await requireOpen(context.db, user);
        await takeBack(context, user, { device: deviceOf(call) });
        await identity.setPassword(user.id, password);
        await sessions.endAll(user.id);
        await tellOwner(context, link);
        return enter(context, call, { user, by: 'reset', language: link.language });
      });
    return { session: await context.signIns.trying('reset', redeem) };
  };
}

async function tellOwner({ db, office }: AuthContext, link: OpenLink): Promise<void> {
  const { email, language } = link;
  await db.transaction(async (tx) => {
    await burnLinks(tx, { email, kind: 'reset' });
    await office.leave(tx, { to: email, kind: 'password-changed', language });
  });
  office.poke();
}
