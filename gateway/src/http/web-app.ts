import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import sirv from 'sirv';

/** In index.html, where a page finds the nonce of its policy. */
const PLACEHOLDER = '__CSP_NONCE__';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The web app: its files (pre-compressed where that lies beside them), and its page for every navigation. */
export function webApp(folder: string): Router {
  const router = Router();
  const index = page(join(folder, 'index.html'));
  router.get(['/', '/index.html'], index);
  if (existsSync(folder)) router.use(files(folder));
  router.get('/{*path}', (request, response, next) =>
    isNavigation(request) ? index(request, response, next) : next(),
  );
  return router;
}

/** Names with a hash in them never change; all else is asked for again. */
function files(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) =>
      response.setHeader('cache-control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE),
  });
}

function page(path: string): RequestHandler {
  const html = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  return (_request, response, next) => {
    if (html === undefined) return next();
    response.set('cache-control', 'no-store');
    response.type('html').send(html.replaceAll(PLACEHOLDER, String(response.locals.nonce)));
  };
}

/** A person going somewhere, as against a page asking for a file that is not there. */
function isNavigation({ headers, path }: Request): boolean {
  return (headers.accept ?? '').includes('text/html') && !/\.[a-z0-9]+$/i.test(path);
}
