import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@fabula/kit/log';
import express, { type ErrorRequestHandler, type Express, type Router } from 'express';
import { type OutboxPage, outboxPage } from './outbox.ts';
import { type TokenEndpoint, tokenEndpoint } from './token-endpoint.ts';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What others verify our tokens by. All else of the provider is asked in this process only: keycloak-js knows `POST /auth/token`. */
const SHOWN = ['/auth/oidc/.well-known/openid-configuration', '/auth/oidc/jwks'];

export interface AuthApp {
  readonly endpoint: TokenEndpoint;
  /** Where the identity provider is in this process. */
  readonly identityHandler: NodeHandler | undefined;
  /** Where no mail server is set. */
  readonly outbox: OutboxPage | undefined;
  /** Where people may come by a Google account. */
  readonly google: Router | undefined;
}

/** auth's own HTTP: the token endpoint, the identity provider's discovery and keys, and mails that cannot be sent. */
export function authApp({ endpoint, identityHandler, outbox, google }: AuthApp): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.send('ok'));
  app.use(tokenEndpoint(endpoint));
  if (outbox) app.use(outboxPage(outbox));
  if (google) app.use(google);
  if (identityHandler)
    app.get(SHOWN, (request, response) => {
      // The provider names its paths from its own root.
      request.url = request.url.slice('/auth/oidc'.length);
      return identityHandler(request, response);
    });
  app.use((_request, response) => void response.status(404).json({ error: 'not_found' }));
  app.use(errorHandler(endpoint.log));
  return app;
}

/** Express's own would show where our files lie. What it marks as the client's (a body that is too large) is no fault of ours. */
function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: { status?: unknown }, _request, response, _next) => {
    const status = typeof error.status === 'number' && error.status < 500 ? error.status : 500;
    if (status === 500) log.error({ err: error }, 'auth failed');
    if (response.headersSent) response.destroy();
    else response.status(status).json({ error: status === 500 ? 'server_error' : 'invalid_request' });
  };
}
