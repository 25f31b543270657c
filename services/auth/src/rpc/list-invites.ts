import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { listOpenInvites } from '../store/invites.ts';

type Method = Handler<(typeof AuthService)['method']['listInvites']>;

export function listInvites({ db }: AuthContext): Method {
  return async () => {
    const open = await db.transaction(listOpenInvites);
    const invites = open.map(({ id, email, role, createdAt, expiresAt }) => ({
      ...{ id, role, email: email ?? '' },
      ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    }));
    return { invites };
  };
}
