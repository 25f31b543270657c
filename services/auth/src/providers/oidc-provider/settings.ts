import type { ResourceServer } from 'oidc-provider';

/** The browser's client id; its secret never leaves this process. */
export const CLIENT_ID = 'web';

export const API_RESOURCE = 'urn:fabula:api';
export const SCOPE = 'openid email';

/** Access tokens are JWTs, so that every service verifies them by itself. */
export function apiServer(accessTokenSeconds: number): ResourceServer {
  return {
    scope: SCOPE,
    audience: 'fabula',
    accessTokenTTL: accessTokenSeconds,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  };
}
