import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { newRecoveryCodes as make, showCode } from '../factors.ts';
import { ownSession, showerOf } from './codes.ts';

type Method = Handler<(typeof AuthService)['method']['newRecoveryCodes']>;

/** Ten new ones, for a code of the factor that they stand for. */
export function newRecoveryCodes(context: AuthContext): Method {
  return async ({ otp }, call) => {
    const { id: userId } = (await ownSession(context, call)).profile;
    await showCode(context, showerOf(call, userId), otp);
    const recoveryCodes = await make(context, userId);
    await context.audit.note(call, { action: 'recovery-codes-made', actor: userId, subject: userId });
    return { recoveryCodes };
  };
}
