import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { enable } from '../closing.ts';
import type { AuthContext } from '../context.ts';
import { NotYourself } from '../domain/errors.ts';

type Method = Handler<(typeof AuthService)['method']['setEnabled']>;

/** A member of the team lets somebody else in no more, or again. */
export function setEnabled(context: AuthContext): Method {
  return async ({ userId, isEnabled }, call) => {
    const { sub: actor } = playerOf(call);
    if (userId === actor) throw new NotYourself();
    const action = isEnabled ? 'account-enabled' : 'account-disabled';
    await enable(context, {
      ...{ userId, actor, isEnabled },
      note: (tx) => context.audit.noteIn(tx, call, { action, actor, subject: userId }),
    });
    return {};
  };
}
