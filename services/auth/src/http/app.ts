import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import { type TokenEndpoint, tokenEndpoint } from './token-endpoint.ts';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What others verify our tokens by. All else of the provider is asked in this process only: keycloak-js knows `POST /auth/token`. */
const SHOWN = ['/auth/oidc/.well-known/openid-configuration', '/auth/oidc/jwks'];

/** auth's own HTTP: the token endpoint and the identity provider's discovery and keys. */
export function authApp(endpoint: TokenEndpoint, identityHandler: NodeHandler): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.send('ok'));
  app.use(tokenEndpoint(endpoint));
  app.get(SHOWN, (request, response) => {
    // The provider names its paths from its own root.
    request.url = request.url.slice('/auth/oidc'.length);
    return identityHandler(request, response);
  });
  app.use((_request, response) => void response.status(404).json({ error: 'not_found' }));
  return app;
}
