import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, toHttp } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import type { PlayerToken } from '@fabula/kit/tokens';
import type { SignedIn } from './session.ts';

export const SOCKET_PATH = '/ws';

class NoToken extends AppError {
  constructor() {
    super({ reason: 'NOT_SIGNED_IN', code: 'UNAUTHENTICATED', message: 'Please sign in.' });
  }
}

class ForeignOrigin extends AppError {
  constructor() {
    super({ reason: 'FOREIGN_ORIGIN', code: 'PERMISSION_DENIED', message: 'Not from this page.' });
  }
}

class NoSuchPath extends AppError {
  constructor() {
    super({ reason: 'NO_SUCH_PATH', code: 'NOT_FOUND', message: 'There is nothing here.' });
  }
}

export interface Admission {
  readonly players: { verify(token: string): Promise<PlayerToken> };
  readonly isOurOrigin: (request: IncomingMessage) => boolean;
}

/**
 * Who opens a socket. The token is in the query, because a browser can send no header with an upgrade; whatever logs or
 * traces a request keeps its path only. Throws what refuses the upgrade.
 */
export async function admit(
  request: IncomingMessage,
  { players, isOurOrigin }: Admission,
): Promise<SignedIn> {
  const url = URL.canParse(request.url ?? '', 'http://gateway')
    ? new URL(request.url ?? '', 'http://gateway')
    : undefined;
  if (url?.pathname !== SOCKET_PATH) throw new NoSuchPath();
  if (request.headers.origin !== undefined && !isOurOrigin(request)) throw new ForeignOrigin();
  const token = url.searchParams.get('token');
  if (!token) throw new NoToken();
  const player = await players.verify(token);
  return { player, token, traceparent: url.searchParams.get('traceparent') ?? undefined };
}

export interface Refusal {
  readonly error: unknown;
  /** Of every answer of the gateway. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Logger;
}

/** Answers an upgrade with an HTTP error, and closes. Answers its status. */
export function refuse(socket: Duplex, { error, headers, log }: Refusal): number {
  const { status, body } = toHttp(error, log);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  return status;
}
