import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { deleteAccount } from '../closing.ts';
import type { AuthContext } from '../context.ts';
import { NotYourself } from '../domain/errors.ts';

type Method = Handler<(typeof AuthService)['method']['deleteUser']>;

/** A member of the team takes somebody else's account away, for good. */
export function deleteUser(context: AuthContext): Method {
  return async ({ userId }, call) => {
    const { sub: actor } = playerOf(call);
    if (userId === actor) throw new NotYourself();
    await deleteAccount(context, {
      ...{ userId, actor },
      note: (tx) => context.audit.noteIn(tx, call, { action: 'account-deleted', actor, subject: userId }),
    });
    return {};
  };
}
