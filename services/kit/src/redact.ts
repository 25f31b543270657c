import { isNativeError } from 'node:util/types';
import { redactText } from './redact-text.ts';

const SECRET =
  /^(.*token|authorization|cookie|set-?cookie|.*password|.*secret|.*api[-_]?key|.*assertion|.*verifier|e-?mail|transcript(ion)?|transcribed.*|text|words|prompt|dialogue)$/i;
const MAX_DEPTH = 6;
const HIDDEN = '[redacted]';

/** A copy of what is to be logged without secrets and without what players say, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  // Written as it is, an error shows what a driver hung on it.
  if (isNativeError(value)) return describeError(value);
  if (value instanceof Uint8Array) return `[${value.length} bytes]`;
  if (depth >= MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.map((v) => redact(v, depth + 1));
  if (value instanceof Date) return value;
  const entries = Object.entries(value).map(([k, v]) => [
    redactText(k),
    SECRET.test(k) ? HIDDEN : redact(v, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
  readonly reason?: unknown;
  readonly cause?: LoggedError | undefined;
}

/**
 * Only the named properties of an error: drivers hang statements, bound values and rows on theirs, and these hold
 * what players said.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!isNativeError(error)) return { type: typeof error, message: redactText(String(error)) };
  const { code, reason, cause } = error as Error & { code?: unknown; reason?: unknown };
  return {
    type: error.name,
    message: redactText(error.message),
    stack: error.stack === undefined ? undefined : redactText(error.stack),
    code: redact(code),
    reason: redact(reason),
    cause: cause === undefined || depth > 3 ? undefined : describeError(cause, depth + 1),
  };
}
