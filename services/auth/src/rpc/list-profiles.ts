import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { listProfiles as list } from '../store/profiles.ts';
import { toProfile } from './profile.ts';

type Method = Handler<(typeof AuthService)['method']['listProfiles']>;

const PAGE = 50;

export function listProfiles({ db }: AuthContext): Method {
  return async (request) => {
    const found = await db.transaction((tx) => list(tx, request.limit || PAGE, request.afterId));
    return { profiles: found.map(toProfile) };
  };
}
