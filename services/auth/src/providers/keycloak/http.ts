import { z } from 'zod';
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
    if (answer.status >= 500) throw new Error(`Keycloak answered ${answer.status} to ${nameOf(request)}`);
    return {
      status: answer.status,
      body: text === '' ? undefined : parse(text),
      id: answer.headers.get('location')?.split('/').pop(),
    };
  } catch (error) {
    throw new IdentityAway(error);
  }
}

/** JSON's own error would quote what it could not read, which may be a token. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Keycloak answered something that is no JSON');
  }
}

/** What a log may call a request: people's addresses stand in its query. */
export function nameOf({ method, path }: Pick<KeycloakRequest, 'method' | 'path'>): string {
  return `${method} ${path.split('?', 1)[0]}`;
}

/** How Keycloak and OAuth say what is wrong. The rest of an answer may repeat what was sent, or hold tokens. */
const fault = z.object({
  error: z.string().optional(),
  error_description: z.string().optional(),
  errorMessage: z.string().optional(),
});

/** For what should not have been answered like this: a wrong secret, a missing right, a realm that is not ours. */
export function unexpected(what: string, { status, body }: KeycloakAnswer): IdentityAway {
  const said = status < 300 ? undefined : fault.safeParse(body).data;
  return new IdentityAway(
    new Error(`Keycloak answered ${status} to ${what}: ${said ? JSON.stringify(said) : 'something else'}`),
  );
}

/** What an answer says. Throws IdentityAway where it says something else. */
export function read<S extends z.ZodType>(schema: S, answer: KeycloakAnswer, what: string): z.infer<S> {
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw unexpected(what, answer);
  return parsed.data;
}
