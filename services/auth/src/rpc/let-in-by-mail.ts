import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { NotYourself } from '../domain/errors.ts';
import { letInByMail as letIn } from '../mailbox/let-in.ts';

type Method = Handler<(typeof AuthService)['method']['letInByMail']>;

/** A member of the team knows that the mailbox is its owner's. */
export function letInByMail(context: AuthContext): Method {
  return async ({ userId }, call) => {
    const { sub: actor } = playerOf(call);
    if (userId === actor) throw new NotYourself();
    await letIn(context, userId, (tx) =>
      context.audit.noteIn(tx, call, { action: 'let-in-by-mail', actor, subject: userId }),
    );
    return {};
  };
}
