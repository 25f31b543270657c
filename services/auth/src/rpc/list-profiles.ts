import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { letInOf } from '../store/enabling.ts';
import { listFactorsOf } from '../store/factors.ts';
import { listProfiles as list } from '../store/profiles.ts';
import { toProfile } from './profile.ts';

type Method = Handler<(typeof AuthService)['method']['listProfiles']>;

const PAGE = 50;

export function listProfiles({ db, audit }: AuthContext): Method {
  return async (request) => {
    return db.transaction(async (tx) => {
      const found = await list(tx, request.limit || PAGE, request.afterId);
      const ids = found.map(({ id }) => id);
      const factors = await listFactorsOf(tx, ids);
      const letIn = await letInOf(tx, ids);
      return {
        profiles: found.map((row) => ({
          ...toProfile(row, factors),
          ...{ auditName: audit.hashOf(row.id), letInUntil: letIn.get(row.id)?.toISOString() ?? '' },
        })),
      };
    });
  };
}
