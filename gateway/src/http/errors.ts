import { AppError, answerError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import type { ErrorRequestHandler, RequestHandler } from 'express';

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

class TooLarge extends AppError {
  constructor() {
    super({
      ...{ reason: 'TOO_LARGE', code: 'OUT_OF_RANGE', message: 'That is too large.', httpStatus: 413 },
    });
  }
}

export const notFound: RequestHandler = () => {
  throw new NotFound();
};

/** The last handler: whatever a route threw. Express marks what the client did wrong (a path that cannot be decoded). */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (response.headersSent) return void response.destroy();
    answerError(response, clientsOwn(error) ?? error, log);
  };
}

/** What Express, or what reads a body, says that the client did wrong. */
function clientsOwn(error: unknown): AppError | undefined {
  if (error instanceof AppError || typeof error !== 'object' || error === null || !('status' in error))
    return undefined;
  const { status } = error;
  if (status === 413) return new TooLarge();
  return typeof status === 'number' && status >= 400 && status < 500 ? new BadRequest(error) : undefined;
}
