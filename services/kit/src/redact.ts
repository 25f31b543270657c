import { isNativeError } from 'node:util/types';

const SECRET =
  /^(.*token|authorization|cookie|set-?cookie|.*password|.*secret|e-?mail|transcript(ion)?|transcribed.*|text|words|prompt|dialogue)$/i;
const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const MAX_DEPTH = 6;
const HIDDEN = '[redacted]';

/** A string without the tokens and e-mail addresses in it. */
export function redactText(text: string): string {
  return text.replace(JWT, HIDDEN).replace(EMAIL, HIDDEN);
}

/** A copy of what is to be logged without secrets and without what players say, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || isNativeError(value)) return value;
  if (value instanceof Uint8Array) return `[${value.length} bytes]`;
  if (depth >= MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.map((v) => redact(v, depth + 1));
  if (value instanceof Date) return value;
  const entries = Object.entries(value).map(([k, v]) => [k, SECRET.test(k) ? HIDDEN : redact(v, depth + 1)]);
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
    code,
    reason,
    cause: cause === undefined || depth > 3 ? undefined : describeError(cause, depth + 1),
  };
}
