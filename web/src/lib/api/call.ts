import type { MethodName, RequestOf, ResponseOf, ServiceName } from './contract.ts';

/** Requests are given up after this long; the specification's time-out. */
const TIMEOUT_MS = 15_000;
/** A little more than the site gives them: others may be served first, which it says itself. */
const SLOW_MS = 65_000;
const SLOW: ReadonlySet<string> = new Set(['publishDraft', 'createTestRelease']);

/**
 * `code` is the gRPC code's name in Connect's spelling (`unauthenticated`); `message` is for the player, in English;
 * `reason` is the error's own name (`INVALID_TICKET`).
 */
export interface ApiError {
  code: string;
  message: string;
  reason?: string | undefined;
  /** Seconds after which it may be asked again, where that was said. */
  retryAfterS?: number | undefined;
}

export interface CallOptions {
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** It goes on where the page is left meanwhile: browsers take 64 KiB of bodies so, of all that are under way. */
  keepalive?: boolean;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/** The error to show for whatever was thrown; without a code of ours it is `unavailable`. */
export function toApiError(error: unknown): ApiError {
  return isApiError(error) && !(error instanceof Error) ? error : { code: 'unavailable', message: '' };
}

function headers(token: string | undefined): Record<string, string> {
  const json = { 'content-type': 'application/json', 'connect-protocol-version': '1' };
  return token ? { ...json, authorization: `Bearer ${token}` } : json;
}

/** Connect tells an error's details as JSON beside their bytes. */
interface Detailed {
  details?: readonly { debug?: { code?: unknown } }[];
}

function reasonIn(json: unknown): string | undefined {
  const reason = (json as Detailed | null)?.details?.[0]?.debug?.code;
  return typeof reason === 'string' ? reason : undefined;
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const json: unknown = JSON.parse(text);
    const error = toApiError(json);
    return { ...error, reason: reasonIn(json) ?? error.reason };
  } catch {
    return { code: 'unavailable', message: '' };
  }
}

function limit(signal: AbortSignal | undefined, ms = TIMEOUT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** One unary call over Connect's JSON. Throws an {@link ApiError}. */
export async function call<S extends ServiceName, M extends MethodName<S>>(
  service: S,
  method: M,
  request: RequestOf<S, M>,
  options: CallOptions = {},
): Promise<ResponseOf<S, M>> {
  const path = `/api/${service}/${method.charAt(0).toUpperCase()}${method.slice(1)}`;
  const { token, keepalive = false } = options;
  const init = { method: 'POST', body: JSON.stringify(request), headers: headers(token), keepalive };
  const signal = limit(options.signal, SLOW.has(method) ? SLOW_MS : TIMEOUT_MS);
  return (await answer(path, { ...init, signal })) as ResponseOf<S, M>;
}

/** JSON of our own at a plain address. Throws an {@link ApiError}. */
export async function read<T>(path: string, signal: AbortSignal): Promise<T> {
  return (await answer(path, { signal: limit(signal) })) as T;
}

async function answer(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    console.warn('request failed', path, error);
    throw { code: 'unavailable', message: '' } satisfies ApiError;
  }
  if (!response.ok) throw await errorOf(response);
  return response.json();
}
