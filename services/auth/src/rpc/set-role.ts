import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { UnknownProfile } from '../domain/errors.ts';
import { toRole } from '../domain/roles.ts';
import { keepProfile } from '../profiles.ts';
import { useClaimedInvites } from '../store/invites.ts';

type Method = Handler<(typeof AuthService)['method']['setRole']>;

/** The new role arrives with the player's next token. */
export function setRole({ db, identity }: AuthContext): Method {
  return async ({ userId, role: name }) => {
    const role = toRole(name);
    await db.transaction((tx) => useClaimedInvites(tx, userId));
    const isKnown = await identity.setRole(userId, role);
    const user = isKnown && (await identity.find({ id: userId }));
    if (!user) throw new UnknownProfile();
    await keepProfile(db, user);
    return {};
  };
}
