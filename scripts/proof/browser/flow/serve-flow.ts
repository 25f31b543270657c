import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { StoryFolder } from '@fabula/story/story-folder';
import { ROOT } from '../../../stage/root.ts';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const PAGE = join(ROOT, 'web/src/testing/flowPage');
const run = promisify(execFile);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
};
/** What the site's own pages may do, as far as it can be said without its nonces. */
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'";

interface Served {
  readonly story: StoryFolder;
  /** Where its media lie. */
  readonly mediaFolder?: string;
  readonly canEdit?: boolean;
  /** For the built page. */
  readonly folder: string;
}

/** Builds the page of a story's flow as the site's pages are built, and serves it with one story. */
export async function serveFlow({ story, mediaFolder, canEdit = true, folder }: Served) {
  await run(process.execPath, [VITE, 'build', PAGE, '--outDir', folder]);
  const given = JSON.stringify({ texts: [...story.texts], media: [...story.media], canEdit });
  const fileOf = (path: string): string | undefined => {
    const media = /^\/media\/(?:image|audio)\/[^/]+\/([\w/.-]+)$/.exec(path)?.[1];
    if (media !== undefined) return mediaFolder && join(mediaFolder, media);
    return join(folder, path === '/' ? 'index.html' : path);
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    response.setHeader('content-security-policy', POLICY);
    if (path === '/favicon.ico') return response.end();
    if (path === '/story.json') return response.setHeader('content-type', 'application/json').end(given);
    const file = path.includes('..') ? undefined : fileOf(path);
    if (file === undefined) return response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    return readFile(file).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
