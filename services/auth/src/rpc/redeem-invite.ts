import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { InviteNotGood } from '../domain/errors.ts';
import { hashSecret } from '../domain/session.ts';
import { redeem } from '../invites.ts';

type Method = Handler<(typeof AuthService)['method']['redeemInvite']>;

/** Gives the caller what the invitation is for. */
export function redeemInvite(context: AuthContext): Method {
  return async ({ inviteToken }, call) => {
    const { sub: userId } = playerOf(call);
    const redeemed = await redeem(context, call, { userId, tokenHash: hashSecret(inviteToken) });
    if (!redeemed) throw new InviteNotGood();
    return redeemed;
  };
}
