import { randomUUID } from 'node:crypto';
import { createLogger, type Logger } from '../log.ts';
import { AppError } from './app-error.ts';

let fallback: Logger | undefined;

/**
 * Our own errors as they are. Any other becomes INTERNAL with an id, by which the whole of it is found in the log;
 * its own text goes nowhere else.
 */
export function knownError(error: unknown, log?: Logger): AppError {
  if (error instanceof AppError) return error;
  const id = randomUUID();
  fallback ??= log ?? createLogger('kit');
  (log ?? fallback).error({ err: error, errorId: id }, 'unexpected error');
  return new AppError({
    reason: 'INTERNAL',
    code: 'INTERNAL',
    message: `Something went wrong on our side (${id}).`,
    cause: error,
  });
}
