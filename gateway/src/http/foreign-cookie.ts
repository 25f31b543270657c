import { AppError } from '@fabula/kit/errors';
import { isOurOrigin } from '@fabula/kit/origin';
import type { RequestHandler } from 'express';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

class ForeignOrigin extends AppError {
  constructor() {
    super({ reason: 'FOREIGN_ORIGIN', code: 'PERMISSION_DENIED', message: 'Not from this page.' });
  }
}

/** A request that changes something and bears a cookie must name our origin: another site cannot. */
export function refuseForeignCookies(origins: readonly string[]): RequestHandler {
  return ({ method, headers }, _response, next) => {
    if (!READS.has(method) && headers.cookie !== undefined && !isOurOrigin(headers, origins))
      throw new ForeignOrigin();
    next();
  };
}
