import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { webFiles } from './web-files.ts';

/** In index.html, where a page finds the nonce of its policy. */
const PLACEHOLDER = '__CSP_NONCE__';

/** The web app: its files (pre-compressed where that lies beside them), and its page for every navigation. */
export function webApp(folder: string): Router {
  const router = Router();
  const index = page(join(folder, 'index.html'));
  router.get(['/', '/index.html'], index);
  router.use(webFiles(folder));
  router.get('/{*path}', (request, response, next) =>
    isNavigation(request) ? index(request, response, next) : next(),
  );
  return router;
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
