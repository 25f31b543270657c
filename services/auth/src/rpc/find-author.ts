import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { isAuthor } from '../domain/author.ts';
import { normaliseEmail } from '../domain/email.ts';
import { UnknownAuthor } from '../domain/errors.ts';
import { findProfile } from '../store/profiles.ts';

type Method = Handler<(typeof AuthService)['method']['findAuthor']>;

/** Says the same of a player, of a closed account and of nobody. */
export function findAuthor({ db, attempts }: AuthContext): Method {
  return async ({ email }, call) => {
    await attempts.lookUp(playerOf(call).sub);
    const found = await db.transaction((tx) => findProfile(tx, { email: normaliseEmail(email) }));
    if (!isAuthor(found)) throw new UnknownAuthor();
    return { userId: found.id };
  };
}
