import type { Counters } from '@fabula/kit/counters';
import { AppError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import { networkOf } from '@fabula/kit/network';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { SharedHitStore } from './shared-hit-store.ts';

export interface Clients {
  /** Proxies of ours that stand in front, one behind the other: so many of the last `X-Forwarded-*` are believed. */
  readonly trustedProxies: number;
  /** Of one network address (of IPv6, one /56), over all its pages. */
  readonly requestsPerMinute: number;
}

/** No proxy. The limit is generous: a page asks a dozen times when it opens, and a school plays behind one address. */
export const DEFAULT_CLIENTS: Clients = { trustedProxies: 0, requestsPerMinute: 600 };

export class TooManyRequests extends AppError {
  constructor() {
    super({
      reason: 'TOO_MANY_REQUESTS',
      code: 'RESOURCE_EXHAUSTED',
      message: 'That was a lot at once. Please wait a minute and try again.',
      retryable: true,
    });
  }
}

/**
 * Refuses what one client asks beyond its share of a minute, with `Retry-After`. Without counters of all gateways each
 * counts by itself.
 */
export function requestLimit({ requestsPerMinute }: Clients, counters: Counters | undefined): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: requestsPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: ({ ip = '' }) => networkOf(ip),
    ...(counters && { store: new SharedHitStore(counters) }),
    // Its own advice goes to the console; ours is noticeProxy.
    validate: false,
    handler: (_request, _response, next) => next(new TooManyRequests()),
  });
}

/** Says once that a proxy stands in front which nobody told us of: all its clients would share one address. */
export function warnOfUnknownProxy({ trustedProxies }: Clients, log: Logger): RequestHandler {
  let silent = trustedProxies > 0;
  return (request, _response, next) => {
    if (!silent && request.headers['x-forwarded-for'] !== undefined) {
      silent = true;
      log.warn(
        'a request names its client in X-Forwarded-For, which is not believed: set FABULA_TRUST_PROXY',
      );
    }
    next();
  };
}
