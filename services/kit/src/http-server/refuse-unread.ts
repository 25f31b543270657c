import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '../errors.ts';
import { RequestTooSlow, refuse } from './raw-answer.ts';

class UnreadableRequest extends AppError {
  constructor(httpStatus: number) {
    super({
      reason: 'BAD_REQUEST',
      code: 'INVALID_ARGUMENT',
      message: 'This request cannot be read.',
      httpStatus,
    });
  }
}

/** By what node calls it; the status is as node answers of its own accord. */
const TOO_LARGE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers what is no request, or not a whole head of one, with a text; node answers without. Where an answer is under way the
 * connection is closed: another one in the middle of it would be read as a part of it.
 */
export function refuseUnread(server: Server): void {
  const newest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response) => newest.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = newest.get(socket);
    const isFree = response === undefined || response.writableFinished || !response.headersSent;
    if (socket.writable && isFree) refuse(socket, refusalOf(error));
    else socket.destroy(error);
  });
}

function refusalOf({ code = '' }: NodeJS.ErrnoException): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RequestTooSlow();
  return new UnreadableRequest(TOO_LARGE[code] ?? 400);
}
