import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { UnknownInvite } from '../domain/errors.ts';
import { revokeInvite as revoke } from '../store/invites.ts';

type Method = Handler<(typeof AuthService)['method']['revokeInvite']>;

export function revokeInvite({ db, audit }: AuthContext): Method {
  return async ({ id }, call) => {
    if (!(await db.transaction((tx) => revoke(tx, id)))) throw new UnknownInvite();
    await audit.note(call, { action: 'invite-revoked', actor: playerOf(call).sub });
    return {};
  };
}
