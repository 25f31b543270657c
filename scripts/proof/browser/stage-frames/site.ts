import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Json } from './material.ts';
import { TOKENS, tokensOf } from './tokens.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A site that gives a page's files and as much of the API as a stage asks for, as it is told. */
export class Site {
  view: Json = {};
  prompt: Json = { phrases: [], suggestions: [] };
  private readonly server = createServer((request, response) => void this.answer(request, response));

  /** `dist`: the built page. */
  constructor(private readonly dist: string) {}

  async open(): Promise<void> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
  }

  get origin(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'http://site');
    if (pathname.startsWith('/api/')) return this.call(pathname, response);
    if (pathname === '/auth/token') return send(response, '.json', TOKENS);
    if (extname(pathname) === '.mp3') return send(response, '.mp3', pathname);
    if (pathname.startsWith('/media/')) return send(response, '.svg', PICTURE);
    return this.file(pathname, response);
  }

  private call(path: string, response: ServerResponse): void {
    const method = path.split('/').at(-1) ?? '';
    const answers: Readonly<Record<string, unknown>> = {
      ResumeSession: { session: tokensOf() },
      GetGameView: { view: this.view },
      GetMomentPrompt: this.prompt,
      ListTickets: { tickets: [] },
      ListStories: { stories: [] },
      ListProgress: { progress: [] },
    };
    const answer = answers[method];
    if (answer === undefined) response.writeHead(404).end();
    else send(response, '.json', JSON.stringify(answer));
  }

  private async file(path: string, response: ServerResponse): Promise<void> {
    const name = extname(path) === '' ? '/index.html' : normalize(path);
    try {
      send(response, extname(name), await readFile(join(this.dist, name)));
    } catch {
      response.writeHead(404).end();
    }
  }
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('content-type', TYPES[type] ?? 'application/json').end(body);
}
