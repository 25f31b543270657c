import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { leaveTeam } from '../closing.ts';
import type { AuthContext } from '../context.ts';
import { UnknownProfile } from '../domain/errors.ts';
import { isMoreThan, toRole } from '../domain/roles.ts';
import { keepProfile } from '../profiles.ts';
import { endLetIn } from '../store/enabling.ts';
import { revokeInvitesOf, useClaimedInvites } from '../store/invites.ts';

type Method = Handler<(typeof AuthService)['method']['setRole']>;

/** The new role arrives with the player's next token; with less of a role those that they have count no more. Throws LastTeamMember. */
export function setRole({ db, identity, sessions, audit }: AuthContext): Method {
  return async ({ userId, role: name }, call) => {
    const role = toRole(name);
    const before = await identity.find({ id: userId });
    await db.transaction(async (tx) => {
      if (role !== 'team') await leaveTeam(tx, userId, role);
      await useClaimedInvites(tx, userId);
      // That the mailbox opens it was said of an account of less.
      await endLetIn(tx, userId);
      if (role !== 'team') await revokeInvitesOf(tx, userId);
    });
    const isKnown = await identity.setRole(userId, role);
    const user = isKnown && (await identity.find({ id: userId }));
    if (!before || !user) throw new UnknownProfile();
    await keepProfile(db, user);
    if (isMoreThan(before.role, role)) await sessions.voidTokens(userId);
    const { sub: actor } = playerOf(call);
    await audit.note(call, { action: 'role-changed', actor, subject: userId, detail: role });
    return {};
  };
}
