import { giveUp, hasBody } from '@fabula/kit/http-server';
import { networkOf } from '@fabula/kit/network';
import type { Request, RequestHandler, Response } from 'express';
import { TooManyRequests } from './clients.ts';
import { bringsFile } from './uploads.ts';

/** Bodies of one network address that may be on their way at once: an honest one is there within milliseconds. */
const MOST_AT_ONCE = 64;
/** Files of one address, which take minutes: a page sends three at once. They are none of those above, who come and go. */
const MOST_FILES_AT_ONCE = 32;

/**
 * Of an address that sends more bodies at once than it may, the oldest is given up: it has had the most time. So who
 * shares an address with a slow sender is still heard.
 */
export function limitUploads(): RequestHandler {
  const [bodies, files] = [new Arriving(MOST_AT_ONCE), new Arriving(MOST_FILES_AT_ONCE)];
  return (request, response, next) => {
    if (hasBody(request)) (bringsFile(request) ? files : bodies).watch(request, response);
    next();
  };
}

class Arriving {
  /** By network address, the oldest first. */
  private readonly all = new Map<string, Map<Request, Response>>();

  constructor(private readonly most: number) {}

  watch(request: Request, response: Response): void {
    const { all } = this;
    const client = networkOf(request.ip ?? '');
    const own = all.get(client) ?? new Map<Request, Response>();
    all.set(client, own.set(request, response));
    const forget = () => {
      own.delete(request);
      // Those who came since have a set of their own.
      if (own.size === 0 && all.get(client) === own) all.delete(client);
    };
    request.once('end', forget);
    request.once('close', forget);
    const [oldest] = own;
    if (own.size <= this.most || !oldest) return;
    own.delete(oldest[0]);
    giveUp(...oldest, new TooManyRequests());
  }
}
