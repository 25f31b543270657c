import type { ServerResponse } from 'node:http';
import type { Logger } from '../log.ts';
import type { CodeName } from './app-error.ts';
import { knownError } from './known.ts';

/** Google's mapping of gRPC codes to HTTP (google/rpc/code.proto). */
const HTTP: Readonly<Record<CodeName, number>> = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

export interface HttpError {
  readonly status: number;
  readonly body: { readonly code: CodeName; readonly reason: string; readonly message: string };
  readonly retryAfterS: number | undefined;
}

/** Status and JSON body of an HTTP answer. */
export function toHttp(error: unknown, log?: Logger): HttpError {
  const { code, reason, message, httpStatus, retryAfterS } = knownError(error, log);
  return { status: httpStatus ?? HTTP[code], body: { code, reason, message }, retryAfterS };
}

/**
 * Answers `{code, reason, message}`, with the code as Connect writes it, and says when to come again where that is known. A
 * page says it in its own language, by the reason.
 */
export function answerError(response: ServerResponse, error: unknown, log?: Logger): void {
  const { status, body, retryAfterS } = toHttp(error, log);
  if (retryAfterS !== undefined) response.setHeader('retry-after', Math.ceil(retryAfterS));
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ ...body, code: body.code.toLowerCase() }));
}

export interface FrameErrorText {
  readonly code: CodeName;
  readonly reason: string;
  readonly retryable: boolean;
  readonly message: string;
}

/** What TurnFailed and ErrorMessage carry. */
export function toFrames(error: unknown, log?: Logger): FrameErrorText {
  const { code, reason, retryable, message } = knownError(error, log);
  return { code, reason, retryable, message };
}
