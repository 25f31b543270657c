import { createServer, type RequestListener, type Server } from 'node:http';
import { mostConnections } from './file-handles.ts';
import { boundConnections, ifRoom, type RoomOptions } from './http-room.ts';

/** Milliseconds that a client has to send a request: its head, and all of it. */
export interface ArrivalTimes {
  readonly headMs: number;
  readonly wholeMs: number;
}

/** The largest body of a page is a few kilobytes: whoever needs longer holds a place that others want. */
const ARRIVAL: ArrivalTimes = { headMs: 5_000, wholeMs: 10_000 };
/** How often late requests are looked for, milliseconds: node waits half a minute of its own accord. */
const LOOK_MS = 1_000;

export interface HttpServerOptions extends Partial<RoomOptions> {
  readonly times?: ArrivalTimes;
}

/**
 * Every HTTP server of ours: a request that is not there in time is answered with 408, and its connection is closed. More
 * connections than there are file handles for are answered with 503; whoever adds a handler later has it ask `ifRoom`.
 */
export function newHttpServer(handler?: RequestListener, options: HttpServerOptions = {}): Server {
  const { times = ARRIVAL, most = mostConnections(), log, metrics } = options;
  const server = createServer(
    {
      headersTimeout: times.headMs,
      requestTimeout: times.wholeMs,
      connectionsCheckingInterval: Math.min(LOOK_MS, times.headMs),
    },
    handler && ifRoom(handler),
  );
  boundConnections(server, { most, log, metrics });
  return server;
}
