import { isNativeError } from 'node:util/types';
import { AppError } from '../errors/app-error.ts';
import { isOutdated } from './named.ts';

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

/** The database is there and has no room. Nothing was written; the same request may be sent again when it has. */
export class DatabaseFull extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'DATABASE_FULL',
      code: 'UNAVAILABLE',
      message: 'Nothing can be saved right now. Please try again in a moment.',
      retryable: true,
      cause,
    });
  }
}

/** Postgres' disk_full. */
const FULL = '53100';
/** Postgres' read_only_sql_transaction. */
const READ_ONLY = '25006';
/**
 * Node's codes for a broken or refused connection; Postgres' classes 08, 57P0x (shutdown), 53 (out of memory, too many clients),
 * 58 (it has trouble with its files) and 25006 (it was made a copy that only reads).
 */
const CODES =
  /^(ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|08\w{3}|57P0[123]|53[023]00|58\w{3}|25006)$/;
/** The driver's own texts; knex writes the statement and a dash before them. */
const TEXTS =
  /(^| - )(Connection (terminated|ended)|Client (was closed|has encountered a connection error)|timeout expired)/;

/**
 * What a caller is told of an error that says that the database cannot serve (or could not for a migration), and not that the
 * statement is wrong; else the error itself.
 */
export function asDatabaseError(error: unknown): unknown {
  if (isNativeError(error) && 'code' in error && error.code === FULL) return new DatabaseFull(error);
  return isUnavailable(error) || isOutdated(error) ? new DatabaseUnavailable(error) : error;
}

/** Whether the server only reads: another one writes by now, and whoever connects anew comes to it. */
export function isOfReadOnly(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === READ_ONLY;
}

/** Whether the error says that the database cannot be reached. */
function isUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const { code, errors } = error as Error & { code?: unknown; errors?: unknown };
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (error.name === 'KnexTimeoutError' || TEXTS.test(error.message)) return true;
  return Array.isArray(errors) && errors.some(isUnavailable); // A host with several addresses fails on each.
}
