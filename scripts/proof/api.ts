import {
  create,
  type DescMessage,
  type DescMethodUnary,
  fromJson,
  type JsonValue,
  type MessageInitShape,
  type MessageShape,
  toJsonString,
} from '@bufbuild/protobuf';

/** What `/api` refused. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** Connect's name of the gRPC code, e.g. not_found. */
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** `/api` as a page calls it: Connect's JSON with a bearer token, and a cookie jar for the sign-in cookie. */
export class Api {
  token: string | undefined;
  /** `name=value`, by which a session goes on. */
  cookie: string | undefined;

  constructor(readonly origin: string) {}

  /** Throws ApiError. */
  async call<I extends DescMessage, O extends DescMessage>(
    method: DescMethodUnary<I, O>,
    request: MessageInitShape<I>,
  ): Promise<MessageShape<O>> {
    const body = toJsonString(method.input, create(method.input, request));
    const response = await this.post(`${method.parent.typeName}/${method.name}`, body);
    // A balancer that has nobody to ask answers with a page of its own.
    const isOurs = response.headers.get('content-type')?.startsWith('application/json');
    const answer: JsonValue = isOurs ? await response.json() : {};
    if (!response.ok) throw refusal(response.status, answer);
    return fromJson(method.output, answer, { ignoreUnknownFields: true });
  }

  /** A new token for the cookie, as keycloak-js asks for it. */
  async refresh(): Promise<Response> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: this.origin,
      ...(this.cookie !== undefined && { cookie: this.cookie }),
    };
    const body = 'grant_type=refresh_token';
    return fetchTwice(`${this.origin}/auth/token`, { method: 'POST', headers, body });
  }

  /** Any body to any path below `/api/`. */
  async post(path: string, body: string | Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      origin: this.origin,
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      ...(this.cookie !== undefined && { cookie: this.cookie }),
    };
    const response = await fetchTwice(`${this.origin}/api/${path}`, { method: 'POST', headers, body });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0];
    return response;
  }
}

/** A kept connection may have been closed meanwhile: like a browser, ask again on a new one. */
async function fetchTwice(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch {
    return fetch(url, request);
  }
}

function refusal(status: number, answer: JsonValue): ApiError {
  const { code, message } = Object(answer) as { code?: unknown; message?: unknown };
  // For pages too, an answer that is not ours is nobody's: they ask again.
  return new ApiError(status, String(code ?? 'unavailable'), String(message ?? `HTTP ${status}`));
}
