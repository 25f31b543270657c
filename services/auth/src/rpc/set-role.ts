import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { UnknownProfile } from '../domain/errors.ts';
import { toRole } from '../domain/roles.ts';

type Method = Handler<(typeof AuthService)['method']['setRole']>;

/** The new role arrives with the player's next token. */
export function setRole({ db, identity }: AuthContext): Method {
  return async (request) => {
    const role = toRole(request.role);
    const isKnown = await db.transaction((tx) => identity.setRole(tx, request.userId, role));
    if (!isKnown) throw new UnknownProfile();
    return {};
  };
}
