import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds that a client has to send a request: its head, and all of it. */
export interface ArrivalTimes {
  readonly headMs: number;
  readonly wholeMs: number;
}

/** The largest body of a page is a few kilobytes: whoever needs longer holds a place that others want. */
const ARRIVAL: ArrivalTimes = { headMs: 5_000, wholeMs: 10_000 };
/** How often late requests are looked for, milliseconds: node waits half a minute of its own accord. */
const LOOK_MS = 1_000;

/** Every HTTP server of ours: a request that is not there in time is answered with 408, and its connection is closed. */
export function newHttpServer(handler?: RequestListener, times: ArrivalTimes = ARRIVAL): Server {
  return createServer(
    {
      headersTimeout: times.headMs,
      requestTimeout: times.wholeMs,
      connectionsCheckingInterval: Math.min(LOOK_MS, times.headMs),
    },
    handler,
  );
}
