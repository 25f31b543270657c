import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from './errors/app-error.ts';
import { toHttp } from './errors/outward.ts';
import { oneByOne } from './http-server/one-by-one.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';

/** As many connections as there is room for are open. */
export class NoRoom extends AppError {
  constructor() {
    super({
      reason: 'NO_ROOM',
      code: 'UNAVAILABLE',
      message: 'There are too many players here right now. Please try again in a moment.',
      retryable: true,
    });
  }
}

export interface RoomOptions {
  /** Connections that are served. */
  readonly most: number;
  readonly log?: Logger | undefined;
  readonly metrics?: Pick<Metrics, 'counter'> | undefined;
}

/** Connections beyond those that are served, which are told so: an eighth, and not more than these. What comes then is cut off. */
const MOST_TOLD = 64;
/** Milliseconds for which it is not said again in the log. */
const SAID_MS = 60_000;

const unserved = new WeakSet<Socket>();

/** Throws NoRoom on a connection that came when there was room for no more. */
export function checkRoom({ socket }: { readonly socket: Socket }): void {
  if (unserved.has(socket)) throw new NoRoom();
}

/**
 * Answers 503 in place of the handler where there was no room for the connection, and closes it. Each of the others is served
 * one request at a time: what it takes is counted by connections.
 */
export function ifRoom(handler: RequestListener): RequestListener {
  const serve = oneByOne(handler);
  return (request, response) => {
    if (!unserved.has(request.socket)) return serve(request, response);
    const { status, body } = toHttp(new NoRoom());
    response.writeHead(status, {
      'content-type': 'application/json',
      connection: 'close',
      'retry-after': '5',
    });
    response.end(JSON.stringify({ code: body.code.toLowerCase(), message: body.message }));
  };
}

/** Bounds the connections of a server whose handlers ask `ifRoom` or `checkRoom`; the log and a counter tell of it. */
export function boundConnections(server: Server, { most, log, metrics }: RoomOptions): void {
  const refused = metrics?.counter('fabula_http_connections_refused_total', 'Connections without a place');
  if (!Number.isFinite(most)) return;
  server.maxConnections = most + Math.min(MOST_TOLD, Math.ceil(most / 8));
  let saidAt = Number.NEGATIVE_INFINITY;
  const refuse = () => {
    refused?.inc();
    if (performance.now() - saidAt < SAID_MS) return;
    saidAt = performance.now();
    log?.warn({ most }, 'all places are taken: connections are refused');
  };
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open <= most) return;
    unserved.add(socket);
    refuse();
  });
  server.on('drop', refuse);
}
