import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { ROOT } from '../../stage/root.ts';

/** As the page's build reads an address of a module: its own, where another module asks for it. */
const ADDRESS = '?worker&url';
const SWC = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } as const;

async function module(url: string): Promise<string> {
  const path = url.replace(/\?.*/, '');
  if (url.endsWith(ADDRESS)) return `export default ${JSON.stringify(path)};`;
  const { code } = await transform(await readFile(join(ROOT, 'web/src', path), 'utf8'), SWC);
  return code;
}

/** Modules of the page as a browser takes them, each by itself, at an address of their own beside an empty page. */
export async function serveWebModules(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/')
      return response.setHeader('content-type', 'text/html').end('<!doctype html><title>-</title>');
    response.setHeader('content-type', 'text/javascript');
    return module(url).then(
      (code) => response.end(code),
      (error: unknown) => response.writeHead(404).end(String(error)),
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
