import { isNativeError } from 'node:util/types';
import { AppError } from '../errors/app-error.ts';

/** The database is away. What was not committed has no effect; the same request may be sent again. */
export class DatabaseUnavailable extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'DATABASE_UNAVAILABLE',
      code: 'UNAVAILABLE',
      message: 'Not available right now. Please try again.',
      retryable: true,
      cause,
    });
  }
}

/** Node's codes for a broken or refused connection; Postgres' classes 08, 57P0x (shutdown) and 53300 (too many clients). */
const CODES = /^(ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|08\w{3}|57P0[123]|53300)$/;
/** The driver's own texts; knex writes the statement and a dash before them. */
const TEXTS = /(^| - )(Connection terminated|Client has encountered a connection error|timeout expired)/;

/** Whether the error says that the database cannot be reached, and not that the statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const { code, errors } = error as Error & { code?: unknown; errors?: unknown };
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (error.name === 'KnexTimeoutError' || TEXTS.test(error.message)) return true;
  return Array.isArray(errors) && errors.some(isUnavailable); // A host with several addresses fails on each.
}
