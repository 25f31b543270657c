import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { toRole } from '../domain/roles.ts';
import { invite } from '../invites.ts';

type Method = Handler<(typeof AuthService)['method']['createInvite']>;

export function createInvite({ db, audit }: AuthContext): Method {
  return async (request, call) => {
    const [role, createdBy] = [toRole(request.role), playerOf(call).sub];
    const path = await invite(db, { email: normaliseEmail(request.email), role, kind: 'invite', createdBy });
    await audit.note(call, { action: 'invite-created', actor: createdBy, detail: role });
    return { path };
  };
}
