import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { WrongCredentials } from '../domain/errors.ts';
import { proveSession } from '../store/proofs.ts';
import { ownSession } from './codes.ts';
import { ownerOf } from './owner.ts';

type Method = Handler<(typeof AuthService)['method']['proveAgain']>;

/** Who is signed in gives the password once more: whoever sits down at an open page does not know it. */
export function proveAgain(context: AuthContext): Method {
  return async ({ password }, call) => {
    const { idHash, profile } = await ownSession(context, call);
    const owner = await ownerOf(context, call, { email: profile.email, password });
    if (owner?.user.id !== profile.id) throw new WrongCredentials();
    await context.db.transaction((tx) => proveSession(tx, idHash));
    return {};
  };
}
