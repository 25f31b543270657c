import type { z } from 'zod';
import { IdentityAway } from '../../domain/errors.ts';

/** What Keycloak answered, which is none of its faults. */
export interface KeycloakAnswer {
  readonly status: number;
  /** undefined where there is none. */
  readonly body: unknown;
  /** The id of what was made. */
  readonly id: string | undefined;
}

export interface KeycloakRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** After the address of the server. */
  readonly path: string;
  readonly bearer?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** Where Keycloak is, for us. */
export interface KeycloakAddress {
  /** Without a path. */
  readonly url: string;
  /** How long an answer may take: hashing a password takes its time where many sign in at once. */
  readonly timeoutMs?: number | undefined;
}

const TIMEOUT_MS = 10_000;

/**
 * One request. Throws IdentityAway where nothing comes, a fault of Keycloak's own or no answer of its kind: a proxy before it
 * may say anything.
 */
export async function askKeycloak(
  { url, timeoutMs = TIMEOUT_MS }: KeycloakAddress,
  request: KeycloakRequest,
): Promise<KeycloakAnswer> {
  const { method, path, bearer, form, json } = request;
  try {
    const answer = await fetch(url + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`Keycloak answered ${answer.status} to ${method} ${path}`);
    return {
      status: answer.status,
      body: text === '' ? undefined : JSON.parse(text),
      id: answer.headers.get('location')?.split('/').pop(),
    };
  } catch (error) {
    throw new IdentityAway(error);
  }
}

/** For what should not have been answered like this: a wrong secret, a missing right, a realm that is not ours. */
export function unexpected(what: string, { status, body }: KeycloakAnswer): IdentityAway {
  // Of a success nothing is shown: tokens may stand in it.
  const said = status < 300 ? 'something else' : JSON.stringify(body);
  return new IdentityAway(new Error(`Keycloak answered ${status} to ${what}: ${said}`));
}

/** What an answer says. Throws IdentityAway where it says something else. */
export function read<S extends z.ZodType>(schema: S, answer: KeycloakAnswer, what: string): z.infer<S> {
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw unexpected(what, answer);
  return parsed.data;
}
