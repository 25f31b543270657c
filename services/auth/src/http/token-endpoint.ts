import type { Logger } from '@fabula/kit/log';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { decodeJwt } from 'jose';
import { readSessionCookie } from '../domain/cookie.ts';
import { NoSession } from '../domain/errors.ts';
import type { Session, Sessions } from '../sessions.ts';
import { isOwnOrigin } from './origin.ts';

export interface TokenEndpoint {
  readonly sessions: Sessions;
  readonly origins: readonly string[];
  readonly log: Logger;
}

/**
 * keycloak-js's token endpoint, `POST /auth/token`. It names the session by cookie; the refresh token in its body is a
 * stub. It answers 400 only for a dead session, since keycloak-js signs out on it, and 5xx for faults of our own.
 */
export function tokenEndpoint(endpoint: TokenEndpoint): Router {
  const router = Router();
  router.post('/auth/token', express.urlencoded({ extended: false, limit: '16kb' }), answer(endpoint));
  return router;
}

function answer({ sessions, origins, log }: TokenEndpoint): RequestHandler {
  return async (request: Request, response: Response) => {
    response.set('cache-control', 'no-store');
    if (!isOwnOrigin(request, origins)) {
      response.status(403).json({ error: 'access_denied' });
      return;
    }
    if (request.body?.grant_type !== 'refresh_token') {
      response.status(400).json({ error: 'unsupported_grant_type' });
      return;
    }
    try {
      const secret = readSessionCookie(request.headers.cookie);
      response.json(toTokens(await sessions.resume(secret, userOf(request.body.refresh_token))));
    } catch (error) {
      if (error instanceof NoSession) response.status(400).json({ error: 'invalid_grant' });
      else {
        log.error({ err: error }, 'token endpoint failed');
        response.status(503).json({ error: 'temporarily_unavailable' });
      }
    }
  };
}

/** Whose page asks, by the stub that it holds: of two people in one browser none goes on as the other. */
function userOf(stub: unknown): string | undefined {
  try {
    return typeof stub === 'string' ? decodeJwt(stub).sub : undefined;
  } catch {
    return undefined;
  }
}

function toTokens(session: Session) {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    id_token: session.idToken,
    token_type: 'Bearer',
    expires_in: session.expiresIn,
  };
}
