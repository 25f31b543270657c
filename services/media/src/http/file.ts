import type { Response } from 'express';

const YEAR_MS = 365 * 86_400_000;

/** What a picture may do when somebody opens it by itself: nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What is pinned is cached for ever, all else until the ETag changes. */
export function cacheRules(response: Response, isPinned: boolean): void {
  response.set(
    'cache-control',
    isPinned ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, no-cache',
  );
  response.set('content-security-policy', POLICY);
  response.set('x-content-type-options', 'nosniff');
}

/** Sends a whole file or the range that was asked for, with its ETag. Resolves when it is sent or the client has gone. */
export function sendFile(response: Response, path: string, type?: string): Promise<void> {
  if (type) response.type(type);
  return new Promise((resolve, reject) => {
    // The path was checked against its story's folder; caching was decided above.
    response.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, (error) => {
      if (!error || isClientGone(error)) resolve();
      else reject(error);
    });
  });
}

function isClientGone(error: Error): boolean {
  return (
    'code' in error &&
    (error.code === 'ECONNABORTED' || error.code === 'ECONNRESET' || error.code === 'EPIPE')
  );
}
