import { Code, ConnectError } from '@connectrpc/connect';
import { type AppError, type CodeName, knownError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import { ErrorInfoSchema } from '@fabula/proto/errors/v1/errors_pb';

/** gRPC and Connect have the same codes. */
const CODES: Readonly<Record<CodeName, Code>> = {
  CANCELLED: Code.Canceled,
  UNKNOWN: Code.Unknown,
  INVALID_ARGUMENT: Code.InvalidArgument,
  DEADLINE_EXCEEDED: Code.DeadlineExceeded,
  NOT_FOUND: Code.NotFound,
  ALREADY_EXISTS: Code.AlreadyExists,
  PERMISSION_DENIED: Code.PermissionDenied,
  RESOURCE_EXHAUSTED: Code.ResourceExhausted,
  FAILED_PRECONDITION: Code.FailedPrecondition,
  ABORTED: Code.Aborted,
  OUT_OF_RANGE: Code.OutOfRange,
  UNIMPLEMENTED: Code.Unimplemented,
  INTERNAL: Code.Internal,
  UNAVAILABLE: Code.Unavailable,
  DATA_LOSS: Code.DataLoss,
  UNAUTHENTICATED: Code.Unauthenticated,
};

/** What a page gets: code, public text, and beside them the error's own name, by which it is translated. */
export function connectError(error: unknown, log: Logger): ConnectError {
  const known: AppError = knownError(error, log);
  const value = { code: known.reason, publicMessage: known.message, retryable: known.retryable };
  const info = known.field === undefined ? value : { ...value, field: known.field };
  const { retryAfterS } = known;
  const headers = retryAfterS === undefined ? undefined : { 'retry-after': String(retryAfterS) };
  return new ConnectError(known.message, CODES[known.code], headers, [
    { desc: ErrorInfoSchema, value: info },
  ]);
}
