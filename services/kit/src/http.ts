import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpServerOptions, newHttpServer } from './http-server.ts';
import { hostAndPort } from './part.ts';
import { within } from './within.ts';

/** Milliseconds for which whoever is being answered is waited for. */
const ANSWER_MS = 3_000;

export interface HttpListener {
  /** `unix:/path` or `host:port` as bound: port 0 took a free one. */
  readonly address: string;
  /** Serves on, but keeps no connection for another request. */
  retire(): void;
  close(): Promise<void>;
}

/** Serves HTTP at `unix:/path` or `host:port`. A socket file that a killed process left is removed first. */
export async function listenHttp(
  handler: RequestListener,
  address: string,
  options: HttpServerOptions = {},
): Promise<HttpListener> {
  const path = address.startsWith('unix:') ? address.slice('unix:'.length) : undefined;
  // Whoever comes by a file is of this site, and bounded by its own doors.
  const server = newHttpServer(handler, path ? { ...options, most: Number.POSITIVE_INFINITY } : options);
  if (path) {
    rmSync(path, { force: true });
    server.listen(path);
  } else {
    const { host, port } = hostAndPort(address);
    server.listen(port, host);
  }
  await once(server, 'listening');
  const bound = path ? address : address.replace(/:\d+$/, `:${(server.address() as AddressInfo).port}`);
  return {
    address: bound,
    retire: () => {
      server.prependListener('request', (_request, response) => {
        response.setHeader('connection', 'close');
      });
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await within(ANSWER_MS, closed);
      server.closeAllConnections();
      await closed;
    },
  };
}
