import { AppError, toHttp } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';

export class NotFound extends AppError {
  constructor() {
    super({ reason: 'NOT_FOUND', code: 'NOT_FOUND', message: 'There is nothing here.' });
  }
}

class BadRequest extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'BAD_REQUEST',
      code: 'INVALID_ARGUMENT',
      message: 'This request cannot be read.',
      cause,
    });
  }
}

/** Answers `{code, message}`, as Connect writes it. */
export function sendError(response: Response, error: unknown, log: Logger): void {
  const { status, body } = toHttp(error, log);
  response.status(status).json({ code: body.code.toLowerCase(), message: body.message });
}

export const nothingHere: RequestHandler = () => {
  throw new NotFound();
};

/** The last handler: whatever a route threw. Express marks what the client did wrong (a path that cannot be decoded). */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (response.headersSent) return void response.destroy();
    sendError(response, isClients(error) ? new BadRequest(error) : error, log);
  };
}

function isClients(error: unknown): boolean {
  if (error instanceof AppError || typeof error !== 'object' || error === null || !('status' in error))
    return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
