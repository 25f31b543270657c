import type { RequestHandler } from 'express';

const BACK = '/auth/google/refused';

/**
 * Whoever cancels at Google is sent to Keycloak, which would keep them on a page of its own: no flow of its own leads from there
 * back to us. So they go to auth, which has words for it. What Google gives is Keycloak's to read.
 */
export const refusedAtGoogle: RequestHandler = ({ query }, response, next) => {
  if (query.error === undefined) return next();
  const reason = query.error === 'access_denied' ? '?error=access_denied' : '';
  response.redirect(303, BACK + reason);
};
