import type { Logger } from '@fabula/kit/log';
import type { RequestHandler } from 'express';

/** One line a request. Paths only: queries carry tokens. */
export function accessLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const path = request.path;
    response.on('finish', () => {
      const ms = Math.round(performance.now() - started);
      log.debug({ method: request.method, path, status: response.statusCode, ms }, 'request');
    });
    next();
  };
}
