import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';

type Method = Handler<(typeof AuthService)['method']['listAuditEvents']>;

const PAGE = 50;

export function listAuditEvents({ audit }: AuthContext): Method {
  return async ({ limit, beforeId, userId }) => {
    const found = await audit.list({
      limit: limit || PAGE,
      ...(beforeId !== undefined && { beforeId }),
      ...(userId !== undefined && { userId }),
    });
    const events = found.map(({ at, actor, subject, network, detail, object, ...event }) => ({
      ...{ ...event, at: at.toISOString(), actor: actor ?? '', subject: subject ?? '' },
      ...{ network: network ?? '', detail: detail ?? '', object: object ?? '' },
    }));
    return { events };
  };
}
