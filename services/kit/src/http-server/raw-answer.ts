import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, toHttp } from '../errors.ts';

export class RequestTooSlow extends AppError {
  constructor() {
    super({
      reason: 'REQUEST_TOO_SLOW',
      code: 'DEADLINE_EXCEEDED',
      message: 'This came too slowly, and was not waited for any longer. Please try again on a better line.',
      retryable: true,
      httpStatus: 408,
    });
  }
}

/** Milliseconds for whoever is answered before all has come, and does not hear it. */
export const HEARING_MS = 2_000;

/**
 * Answers one whose body is not waited for any longer, unless they are answered, and closes the connection. It goes past the
 * response: whoever reads on is told that the rest does not come, and may answer that in their own way.
 */
export function giveUp(request: IncomingMessage, response: ServerResponse, error: AppError): void {
  const { socket } = request;
  // Of several requests on one connection its turn comes later.
  const isItsTurn = response.socket === socket;
  if (response.headersSent || !isItsTurn || !socket.writable) return void request.destroy();
  socket.end(rawAnswer(error), () => request.destroy());
  setTimeout(() => request.destroy(), HEARING_MS).unref();
}

/** Answers where there is no response to write to, and closes the connection. */
export function refuse(socket: Duplex, error: AppError): void {
  socket.write(rawAnswer(error));
  socket.destroy();
}

function rawAnswer(error: AppError): string {
  const { status, body } = toHttp(error);
  const text = JSON.stringify({ ...body, code: body.code.toLowerCase() });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
