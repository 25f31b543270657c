import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { giveUp, HEARING_MS, RequestTooSlow } from './raw-answer.ts';

/** Of requests that bring a whole file: they may take long, as long as they go on. */
export interface FileTimes {
  /** Milliseconds, whatever comes. */
  readonly longestMs: number;
  /** So much has to come within each stretch. */
  readonly leastBytes: number;
  /** Milliseconds. */
  readonly stretchMs: number;
}

export interface BodyTimes {
  /** Milliseconds for all of a body that brings no file. */
  readonly wholeMs: number;
  readonly file: FileTimes;
}

export interface LateBodyOptions {
  readonly times: BodyTimes;
  readonly bringsFile: (request: IncomingMessage) => boolean;
  readonly lookMs: number;
}

/** A body on its way. */
interface Coming {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Undefined of one that brings no file. */
  readonly file: FileTimes | undefined;
  readonly begunAt: number;
  /** The stretch that is under way. */
  stretch: { readonly at: number; readonly bytes: number };
  /** Since when it is seen to be answered. */
  answeredAt?: number;
}

/** Looks at all bodies that are on their way, again and again, and gives up those that are late. */
export function cutLateBodies(server: Server, { times, bringsFile, lookMs }: LateBodyOptions): void {
  const all = new Set<Coming>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete || !hasBody(request)) return;
    const begunAt = performance.now();
    const stretch = { at: begunAt, bytes: request.socket.bytesRead };
    all.add({ request, response, begunAt, stretch, file: bringsFile(request) ? times.file : undefined });
  });
  const look = () => {
    for (const coming of all) {
      const { request } = coming;
      if (!request.complete && !request.socket.destroyed && !isLate(coming, times)) continue;
      all.delete(coming);
      if (!request.complete) giveUp(request, coming.response, new RequestTooSlow());
    }
  };
  const looking = setInterval(look, lookMs).unref();
  server.once('close', () => clearInterval(looking));
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isLate(coming: Coming, { wholeMs }: BodyTimes): boolean {
  const { file, begunAt, response } = coming;
  const now = performance.now();
  if (response.writableFinished) {
    coming.answeredAt ??= now;
    return now - coming.answeredAt >= HEARING_MS;
  }
  if (file === undefined) return now - begunAt >= wholeMs;
  return now - begunAt >= file.longestMs || isTooSlow(coming, file, now);
}

/** What lies here unread was not late: then the client waits for us. */
function isTooSlow(coming: Coming, { leastBytes, stretchMs }: FileTimes, now: number): boolean {
  const { request, stretch } = coming;
  if (now - stretch.at < stretchMs) return false;
  const { bytesRead } = request.socket;
  const isUnread = request.readableLength > 0;
  coming.stretch = { at: now, bytes: bytesRead };
  return bytesRead - stretch.bytes < leastBytes && !isUnread;
}
