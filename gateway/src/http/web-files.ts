import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import type { RequestHandler } from 'express';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Pre-compressed neighbours of a file, the smaller one first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * The files of a folder as they were at the start, compressed where the browser takes it. Names with a hash in them
 * (/assets/) never change; all else is asked for again. A file that has gone since, by a new build, is not found.
 */
export function webFiles(folder: string): RequestHandler {
  const known = listing(folder);
  return (request, response, next) => {
    const { path } = request;
    if (!known.has(path) || !['GET', 'HEAD'].includes(request.method)) return next();
    const encoding = ENCODINGS.find(
      ({ name, suffix }) => known.has(path + suffix) && request.acceptsEncodings(name),
    );
    response.vary('Accept-Encoding').type(extname(path));
    response.set('cache-control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);
    if (encoding) response.set('content-encoding', encoding.name);
    const file = `.${path}${encoding?.suffix ?? ''}`;
    // Below a root: a checkout may lie in a folder whose own name begins with a dot.
    response.sendFile(file, { root: resolve(folder), cacheControl: false }, (error) => {
      if (!error || response.headersSent) return;
      for (const name of ['cache-control', 'content-encoding', 'content-type']) response.removeHeader(name);
      if (isBadRange(error)) response.status(416).set(error.headers).end();
      else next();
    });
  };
}

/** A part of a file was asked for that it does not have; the headers say how long it is. */
function isBadRange(error: Error): error is Error & { readonly headers: Record<string, string> } {
  return 'status' in error && error.status === 416 && 'headers' in error;
}

/** Paths as a URL names them. */
function listing(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`));
}
