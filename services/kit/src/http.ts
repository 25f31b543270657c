import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newHttpServer } from './http-server.ts';
import { hostAndPort } from './part.ts';

export interface HttpListener {
  /** `unix:/path` or `host:port` as bound: port 0 took a free one. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves HTTP at `unix:/path` or `host:port`. A socket file that a killed process left is removed first. */
export async function listenHttp(handler: RequestListener, address: string): Promise<HttpListener> {
  const server = newHttpServer(handler);
  const path = address.startsWith('unix:') ? address.slice('unix:'.length) : undefined;
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
    close: async () => {
      server.closeIdleConnections();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
