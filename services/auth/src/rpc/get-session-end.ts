import type { Handler } from '@fabula/kit/server';
import { type PlayerToken, playerOfOutdated } from '@fabula/kit/tokens';
import { type AuthService, SessionEnd } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { type SessionEnd as End, endOf } from '../domain/session-end.ts';

type Method = Handler<(typeof AuthService)['method']['getSessionEnd']>;

const ENDS: Readonly<Record<End, SessionEnd>> = {
  'signed-out-everywhere': SessionEnd.SIGNED_OUT_EVERYWHERE,
  'password-changed': SessionEnd.PASSWORD_CHANGED,
  'factor-gone': SessionEnd.FACTOR_GONE,
  'account-disabled': SessionEnd.ACCOUNT_DISABLED,
  'account-closed': SessionEnd.ACCOUNT_CLOSED,
};

/** Only a token that was good says whose account is asked about: nobody else learns what was done to it. */
export function getSessionEnd({ tokens, audit }: AuthContext): Method {
  return async ({ accessToken }) => {
    const { sub, iat, acr } = await bearerOf(tokens, accessToken);
    if (iat === undefined) return {};
    const end = endOf(await audit.since(sub, iat), acr === 'aal2');
    return { end: end === undefined ? SessionEnd.UNSPECIFIED : ENDS[end] };
  };
}

/** Where it is known which sessions have ended, its token is refused for that; a device that slept asks when it has long run out. */
async function bearerOf(tokens: AuthContext['tokens'], token: string): Promise<PlayerToken> {
  try {
    return await tokens.verify(token);
  } catch (error) {
    const bearer = playerOfOutdated(error);
    if (bearer) return bearer;
    throw error;
  }
}
