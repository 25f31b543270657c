import type { Tx } from '@fabula/kit/db';
import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuditAction } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { NotYourself } from '../domain/errors.ts';
import { letInByMail as letIn, withdrawLetIn as withdraw } from '../mailbox/let-in.ts';

type Method = Handler<(typeof AuthService)['method']['letInByMail']>;

/** A member of the team knows that the mailbox is its owner's, or takes it back. */
export function letInByMail(context: AuthContext): Method {
  return async ({ userId, withdraws }, call) => {
    const { sub: actor } = playerOf(call);
    if (userId === actor) throw new NotYourself();
    const note = (tx: Tx, action: AuditAction) =>
      context.audit.noteIn(tx, call, { action, actor, subject: userId });
    if (withdraws) await withdraw(context, userId, (tx) => note(tx, 'let-in-withdrawn'));
    else await letIn(context, userId, (tx) => note(tx, 'let-in-by-mail'));
    return {};
  };
}
