import type { Call, Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { LinkNotGood } from '../domain/errors.ts';
import type { OpenLink } from '../domain/link.ts';
import { openLink, useLink } from '../links.ts';
import { ownerOfMailbox } from '../mailbox/owner.ts';
import { burnLinks } from '../store/links.ts';
import { askingOf } from './cookies.ts';
import { enter } from './enter.ts';
import { arrivalBy, pressed, tryOf, wayOf } from './opened-link.ts';

type Method = Handler<(typeof AuthService)['method']['resetPassword']>;

/** Whoever reads the mailbox chooses the password. All other sessions end, and the owner is told. */
export function resetPassword(context: AuthContext): Method {
  return async (request, call) => {
    const opened = await openLink(context, request.secret, askingOf(call));
    const { link } = opened;
    if (link.kind !== 'reset') throw new LinkNotGood();
    const session = await pressed(context, call, link, async () =>
      useLink(context, tryOf(opened, request), async () => {
        const { identity } = context;
        const user = await ownerOfMailbox(context, arrivalBy(call, link, request));
        await identity.setPassword(user.id, request.password);
        await outdate(context, call, { userId: user.id, link });
        await identity.endAll(user.id);
        return enter(context, call, { user, by: 'reset', detail: wayOf(opened), language: link.language });
      }),
    );
    return { session };
  };
}

/** A sign-in by the old password that had begun comes to nothing. */
async function outdate(
  { db, sessions, audit, office }: AuthContext,
  call: Call,
  { userId, link: { email, language } }: { userId: string; link: OpenLink },
): Promise<void> {
  await db.transaction(async (tx) => {
    await sessions.outdateIn(tx, userId);
    await audit.noteIn(tx, call, { action: 'password-changed', actor: userId, subject: userId });
    await burnLinks(tx, { email, kind: 'reset' });
    await office.leave(tx, { to: email, kind: 'password-changed', language });
  });
  office.poke();
}
