import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { UnknownProfile } from '../domain/errors.ts';
import { findProfile } from '../store/profiles.ts';
import { toProfile } from './profile.ts';

type Method = Handler<(typeof AuthService)['method']['getProfile']>;

export function getProfile({ db }: AuthContext): Method {
  return async (_request, call) => {
    const profile = await db.transaction((tx) => findProfile(tx, { id: playerOf(call).sub }));
    if (!profile) throw new UnknownProfile();
    return { profile: toProfile(profile) };
  };
}
