import { networkOf } from '@fabula/kit/network';
import type { Request, RequestHandler } from 'express';

/** Bodies of one network address that may be on their way at once: an honest one is there within milliseconds. */
const MOST_AT_ONCE = 64;

/**
 * Of an address that sends more bodies at once than it may, the oldest is given up: it has had the most time. So who
 * shares an address with a slow sender is still heard.
 */
export function limitUploads(): RequestHandler {
  const arriving = new Map<string, Set<Request>>();
  return (request, _response, next) => {
    if (hasBody(request)) watch(arriving, request);
    next();
  };
}

function watch(arriving: Map<string, Set<Request>>, request: Request): void {
  const client = networkOf(request.ip ?? '');
  const own = arriving.get(client) ?? new Set<Request>();
  arriving.set(client, own.add(request));
  const forget = () => {
    own.delete(request);
    // Those who came since have a set of their own.
    if (own.size === 0 && arriving.get(client) === own) arriving.delete(client);
  };
  request.once('end', forget);
  request.once('close', forget);
  if (own.size > MOST_AT_ONCE) own.values().next().value?.destroy();
}

export function hasBody({ headers }: Request): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
