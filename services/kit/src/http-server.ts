import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { mostConnections } from './file-handles.ts';
import { boundConnections, ifRoom, type RoomOptions } from './http-room.ts';
import { type BodyTimes, cutLateBodies } from './http-server/late-bodies.ts';
import { refuseUnread } from './http-server/refuse-unread.ts';

export { type FileTimes, hasBody } from './http-server/late-bodies.ts';
export { giveUp } from './http-server/raw-answer.ts';

/** What a client has for sending a request: milliseconds for its head, and for its body. */
export interface ArrivalTimes extends BodyTimes {
  readonly headMs: number;
}

export const DEFAULT_ARRIVAL: ArrivalTimes = {
  headMs: 5_000,
  // The largest body of a page is a few kilobytes: whoever needs longer holds a place that others want.
  wholeMs: 10_000,
  // The largest file, 48 MiB, at half a Mbit/s. A line may be silent for a while and come again; one that brings less than
  // 4 KiB a second over all of a stretch brings no file of anybody's.
  file: { longestMs: 15 * 60_000, leastBytes: 80 * 1024, stretchMs: 20_000 },
};

export interface HttpServerOptions extends Partial<RoomOptions> {
  readonly arrival?: ArrivalTimes | undefined;
  /** Which requests bring whole files: these may take as long as a file does. None where it is left out. */
  readonly bringsFile?: ((request: IncomingMessage) => boolean) | undefined;
  /** Milliseconds after which a connection on which nothing moves is closed, whoever is waited for. */
  readonly quietMs?: number | undefined;
}

/** Twice what the longest answer takes. Who takes nothing of an answer would else have a place for ever. */
const QUIET_MS = 120_000;

/** How often late requests are looked for, milliseconds: node waits half a minute of its own accord. */
const LOOK_MS = 1_000;

/**
 * Every HTTP server of ours: a request that is not there in time is answered with 408 and why, and its connection is closed.
 * Node has one time for all bodies of a server, so bodies are looked after here, each by its route. More connections than
 * there are file handles for are answered with 503; whoever adds a handler later has it ask `ifRoom`.
 */
export function newHttpServer(handler?: RequestListener, options: HttpServerOptions = {}): Server {
  const { arrival = DEFAULT_ARRIVAL, bringsFile = () => false, quietMs = QUIET_MS } = options;
  const { most = mostConnections(), log, metrics } = options;
  const lookMs = Math.min(LOOK_MS, arrival.headMs, arrival.wholeMs);
  const server = createServer(
    { headersTimeout: arrival.headMs, requestTimeout: 0, connectionsCheckingInterval: lookMs },
    handler && ifRoom(handler),
  );
  server.timeout = quietMs;
  boundConnections(server, { most, log, metrics });
  cutLateBodies(server, { times: arrival, bringsFile, lookMs });
  refuseUnread(server);
  return server;
}
