import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { toRole } from '../domain/roles.ts';
import { invite } from '../invites.ts';

type Method = Handler<(typeof AuthService)['method']['createInvite']>;

export function createInvite({ db }: AuthContext): Method {
  return async (request) => ({
    path: await invite(db, {
      email: normaliseEmail(request.email),
      role: toRole(request.role),
      kind: 'invite',
    }),
  });
}
