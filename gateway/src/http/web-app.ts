import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { LANGUAGES } from './catalogue.ts';
import type { FirstPicture } from './first-picture.ts';
import { webFiles } from './web-files.ts';

/** In index.html, where a page finds the nonce of its policy. */
const PLACEHOLDER = '__CSP_NONCE__';
/** Where a visitor sees the public catalogue. */
const CATALOGUE_PAGES = ['/', '/index.html', '/browse'];

/** The web app: its files (pre-compressed where that lies beside them), and its page for every navigation. */
export function webApp(folder: string, firstPicture: FirstPicture): Router {
  const router = Router();
  const index = page(join(folder, 'index.html'), firstPicture);
  router.get(['/', '/index.html'], index);
  router.use(webFiles(folder));
  router.get('/{*path}', (request, response, next) =>
    isNavigation(request) ? index(request, response, next) : next(),
  );
  return router;
}

function page(path: string, firstPicture: FirstPicture): RequestHandler {
  const html = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  return async (request, response, next) => {
    if (html === undefined) return next();
    const language = LANGUAGES.find((known) => known === request.acceptsLanguages(...LANGUAGES)) ?? 'en';
    const head = CATALOGUE_PAGES.includes(request.path) ? await firstPicture.head(language) : '';
    response.set('cache-control', 'no-store');
    const own = html.replaceAll(PLACEHOLDER, String(response.locals.nonce));
    // By a function: a `$` in a story's text is no pattern.
    response.type('html').send(own.replace('</head>', () => `${head}</head>`));
  };
}

/** Pages of authors are named by the texts that they show: `…/text/moments/the-door.yaml`. */
const AUTHORS_PAGES = /^\/admin\//;

/** A person going somewhere, as against a page asking for a file that is not there. */
function isNavigation({ headers, path }: Request): boolean {
  const isPage = AUTHORS_PAGES.test(path) || !/\.[a-z0-9]+$/i.test(path);
  return isPage && (headers.accept ?? '').includes('text/html');
}
