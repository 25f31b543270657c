import http from 'k6/http';
import type { Person } from '../plan.ts';
import { plan } from './given.ts';
import { measures } from './measures.ts';

/** What `/api` refused, or that nobody answered (status 0). */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`${status} ${code}`);
    this.name = 'ApiFailure';
  }
}

interface Session {
  readonly accessToken: string;
  readonly expiresIn: number;
}

/** A token is renewed while it still has so long to live. */
const MARGIN_MS = 30_000;
const TOO_MANY = 429;

/** `/api` as a page calls it: JSON, a bearer token, and from time to time a new one for the cookie. */
export class Api {
  private accessToken: string;
  private freshUntil: number;

  constructor(private readonly person: Person) {
    this.accessToken = person.accessToken;
    this.freshUntil = person.freshUntil - MARGIN_MS;
  }

  async token({ renew }: { readonly renew: boolean } = { renew: false }): Promise<string> {
    if (renew || Date.now() > this.freshUntil) await this.resume();
    return this.accessToken;
  }

  /** @param path package, service and method. Throws ApiFailure. */
  async call<A>(path: string, request: object): Promise<A> {
    return post<A>(path, request, { authorization: `Bearer ${await this.token()}` });
  }

  private async resume(): Promise<void> {
    const path = 'fabula.auth.v1.AuthService/ResumeSession';
    const { session } = await post<{ session: Session }>(path, {}, { cookie: this.person.cookie });
    this.accessToken = session.accessToken;
    this.freshUntil = Date.now() + session.expiresIn * 1_000 - MARGIN_MS;
  }
}

/** Throws ApiFailure. */
export async function post<A>(
  path: string,
  request: object,
  headers: Record<string, string> = {},
): Promise<A> {
  const all = { 'content-type': 'application/json', origin: plan.origin, ...headers };
  const response = await http.asyncRequest('POST', `${plan.origin}/api/${path}`, JSON.stringify(request), {
    headers: all,
    tags: { name: path },
    responseType: 'text',
  });
  if (response.status === TOO_MANY) measures.refused.add(1, { what: 'requests' });
  const body: unknown = isJson(response.headers) ? JSON.parse(String(response.body)) : {};
  if (response.status === 200) return body as A;
  throw new ApiFailure(
    response.status,
    (body as { code?: string }).code ?? (response.error || 'no answer of ours'),
  );
}

const isJson = (headers: Readonly<Record<string, string>>) =>
  (headers['Content-Type'] ?? '').startsWith('application/json');
