import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { isAuthor as writes } from '../domain/author.ts';
import { findProfile } from '../store/profiles.ts';

type Method = Handler<(typeof AuthService)['method']['isAuthor']>;

/** For the part that gives stories to somebody: an id says nothing of who is there. */
export function isAuthor({ db }: AuthContext): Method {
  return async ({ userId }) => ({
    isAuthor: writes(await db.transaction((tx) => findProfile(tx, { id: userId }))),
  });
}
