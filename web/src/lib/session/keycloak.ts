import type Keycloak from 'keycloak-js';
import { addWithResolvers } from '../polyfill.ts';
import type { Session } from './session.ts';

/** keycloak-js is told where things are; it never asks for a discovery document. */
const PROVIDER = {
  authorization_endpoint: '/auth/oidc/auth',
  token_endpoint: '/auth/token',
  end_session_endpoint: '/auth/oidc/session/end',
};

/** `init` spends the refresh token at once and runs once per object: a new object for each session. Loaded only when there is one. */
export async function createKeycloak(session: Session): Promise<Keycloak> {
  addWithResolvers();
  const { default: Client } = await import('keycloak-js');
  const keycloak = new Client({ clientId: 'web', oidcProvider: PROVIDER });
  await keycloak.init({
    token: session.accessToken,
    refreshToken: session.refreshToken,
    idToken: session.idToken,
    checkLoginIframe: false,
    pkceMethod: false,
  });
  return keycloak;
}
