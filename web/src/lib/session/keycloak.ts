import '../polyfill.ts';
import type Keycloak from 'keycloak-js';
import type { ResponseOf } from '../api/contract.ts';
import { inTime } from '../inTime.ts';

/** Tokens of one who signed in. */
export type Session = NonNullable<ResponseOf<'fabula.auth.v1.AuthService', 'resumeSession'>['session']>;

/** A request for a token is given up after this long, ms: keycloak-js itself waits for ever. */
export const PATIENCE_MS = 5_000;

/** keycloak-js asks for tokens only. Its type wants a place to sign in too: that is our own page, where the forms are. */
const PROVIDER = { authorization_endpoint: '/', token_endpoint: '/auth/token' };

/**
 * `init` spends the refresh token at once and runs once per object: a new object for each session. Loaded only when there is
 * one. Throws where there is no answer in time.
 */
export async function createKeycloak(session: Session): Promise<Keycloak> {
  const { default: Client } = await import('keycloak-js');
  const keycloak = new Client({ clientId: 'web', oidcProvider: PROVIDER });
  const ready = keycloak.init({
    token: session.accessToken,
    refreshToken: session.refreshToken,
    idToken: session.idToken,
    checkLoginIframe: false,
    pkceMethod: false,
  });
  if (!(await inTime(ready, PATIENCE_MS))) throw new Error('no answer in time');
  return keycloak;
}
