import type { Server } from 'node:http';
import type { Lifecycle } from '@fabula/kit/lifecycle';
import type { SocketServer } from './socket/server.ts';
import type { Turns } from './turns/turns.ts';

interface Draining {
  readonly lifecycle: Lifecycle;
  readonly http: Server;
  readonly sockets: SocketServer;
  readonly turns: Turns;
}

/** Not ready any more; no connection is kept for another request; after a while players are sent elsewhere, and turns end. */
export function drainInOrder({ lifecycle, http, sockets, turns }: Draining): void {
  lifecycle.onRetire(() => {
    http.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  });
  lifecycle.onDrain('sockets', () => sockets.drain());
  lifecycle.onDrain('turns', () => turns.idle());
}

/** Waits for nobody: whoever is still being answered has had the time of the drain. */
export async function closeHttp(http: Server): Promise<void> {
  if (!http.listening) return;
  const closed = new Promise((resolve) => http.close(resolve));
  http.closeAllConnections();
  await closed;
}
