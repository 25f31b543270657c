import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import { type TokenEndpoint, tokenEndpoint } from './token-endpoint.ts';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** auth's own HTTP: the token endpoint and the identity provider's discovery and keys. */
export function authApp(endpoint: TokenEndpoint, identityHandler: NodeHandler): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.send('ok'));
  app.use(tokenEndpoint(endpoint));
  app.use('/auth/oidc', identityHandler);
  app.use((_request, response) => void response.status(404).json({ error: 'not_found' }));
  return app;
}
