import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { CLIENT_ID } from '../providers/oidc-provider/settings.ts';

type Method = Handler<(typeof AuthService)['method']['getSignInOptions']>;

/** Which forms this site offers. */
export function getSignInOptions({ issuer }: AuthContext): Method {
  return async () => ({
    password: true,
    signUp: true,
    magicLink: false,
    google: false,
    issuer,
    clientId: CLIENT_ID,
  });
}
