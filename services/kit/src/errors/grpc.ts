import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { type ErrorInfo, ErrorInfoSchema } from '@fabula/proto/errors/v1/errors_pb';
import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js';
import type { Logger } from '../log.ts';
import { AppError, type CodeName } from './app-error.ts';
import { knownError } from './known.ts';

const INFO = 'fabula-error-bin';
const NOT_AVAILABLE = 'Not available right now. Please try again.';
const RETRYABLE: ReadonlySet<CodeName> = new Set(['UNAVAILABLE', 'DEADLINE_EXCEEDED']);

/** How a call failed, as grpc-js sends it. */
export type Failure = Pick<StatusObject, 'code' | 'details' | 'metadata'>;

/** What a gRPC caller gets: our own errors with their ErrorInfo, all others as INTERNAL with an id. */
export function toGrpc(error: unknown, log?: Logger): Failure {
  const known = knownError(error, log);
  const info = create(ErrorInfoSchema, {
    code: known.reason,
    publicMessage: known.message,
    retryable: known.retryable,
  });
  if (known.field !== undefined) info.field = known.field;
  if (known.retryAfterS !== undefined) info.retryAfterS = known.retryAfterS;
  const metadata = new Metadata();
  metadata.set(INFO, Buffer.from(toBinary(ErrorInfoSchema, info)));
  return { code: status[known.code], details: known.message, metadata };
}

/** The error as its thrower made it; a text that is not ours (grpc-js's names addresses) is replaced. */
export function fromGrpc(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, metadata } = error as Partial<ServiceError>;
  const name = codeName(code);
  const info = infoOf(metadata);
  return new AppError({
    code: name,
    reason: info?.code || undefined,
    message: info?.publicMessage || NOT_AVAILABLE,
    retryable: info ? info.retryable : RETRYABLE.has(name),
    field: info?.field,
    retryAfterS: info?.retryAfterS,
    cause: error,
  });
}

/** Whether a part of Fabula wrote the error. */
export function isOurs(metadata: Metadata): boolean {
  return metadata.get(INFO).length > 0;
}

function codeName(code: unknown): CodeName {
  const name = typeof code === 'number' ? status[code] : undefined;
  return name === undefined || name === 'OK' ? 'UNKNOWN' : (name as CodeName);
}

function infoOf(metadata: Metadata | undefined): ErrorInfo | undefined {
  const bytes = metadata?.get(INFO)[0];
  if (!(bytes instanceof Uint8Array)) return undefined;
  try {
    return fromBinary(ErrorInfoSchema, bytes);
  } catch {
    return undefined; // Not written by us: treated like an answer without it.
  }
}
