import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { AppError, answerError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import { LATE, within } from '@fabula/kit/within';
import type { Request, RequestHandler, Response } from 'express';
import { ConcurrencyShares } from './concurrency-shares.ts';
import { passedBack, passedOn } from './passed-on.ts';
import { target } from './proxy.ts';
import { Upstreams } from './upstreams.ts';

export interface UploadOptions {
  /** `host:port` or `unix:/path`, of each process that serves it. */
  readonly addresses: string | readonly string[];
  readonly log: Logger;
}

/** A video, which is the largest that may be sent; who takes it says so in better words, as long as it is told the size. */
const MOST_BYTES = 48 * 1024 * 1024;
/** Milliseconds for the work on a file, once all of it has come: others may be before it. Balancers wait 75 s for an answer. */
const ANSWER_MS = 60_000;
/** Milliseconds for a connection to whoever takes it. */
const CONNECT_MS = 10_000;
const MOST_CONNECTIONS = 256;
/** Files of one network address that are passed on at once; what comes beyond waits for its own to end. */
const MOST_OF_ONE_CLIENT = 64;

/**
 * No connection is used twice; but it is not said that it will be closed: who answers before all has come would close it at
 * once, and the answer would be lost with what was on its way.
 */
const FRESH = new Agent({ keepAlive: true, maxFreeSockets: 0, maxSockets: MOST_CONNECTIONS });

/** Where authors send files to. */
export const UPLOAD_PATH = '/media/blob';

/** Whether a request brings a whole file, which may take as long as one does. */
export const bringsFile = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'PUT' && url.split('?')[0] === UPLOAD_PATH;

class FileTooLarge extends AppError {
  constructor() {
    super({
      reason: 'MEDIA_TOO_LARGE',
      code: 'OUT_OF_RANGE',
      message: `This file is too large: none may have more than ${MOST_BYTES / 1024 / 1024} MiB.`,
      httpStatus: 413,
    });
  }
}

class UploadFailed extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'UPLOAD_FAILED',
      code: 'UNAVAILABLE',
      message: 'The file did not arrive. Please try again.',
      retryable: true,
      cause,
    });
  }
}

/**
 * Passes a file on as it comes, so that it is never whole in this process; who takes it looks at the token first. It is asked
 * once: what has been read of a file cannot be sent a second time.
 */
export function uploads({ addresses, log }: UploadOptions): RequestHandler {
  const upstreams = new Upstreams([addresses].flat());
  const shares = new ConcurrencyShares(MOST_OF_ONE_CLIENT);
  return (request, response) => {
    const work = () => upstreams.any((address) => pass(request, response, address));
    shares.run(request.ip ?? '', work).catch((error: unknown) => {
      // Who has gone, or was too slow, has heard of it or hears nothing.
      if (request.socket.destroyed || response.headersSent) return void response.destroy();
      log.warn({ err: error, path: request.path }, 'an upload failed');
      answerError(response, error instanceof AppError ? error : new UploadFailed(error), log);
      request.resume();
    });
  };
}

async function pass(request: Request, response: Response, address: string): Promise<void> {
  // It may have waited for its share, and gone meanwhile.
  if (response.destroyed) return;
  const upstream = httpRequest({
    ...target(address),
    method: request.method,
    path: request.originalUrl,
    headers: headersOf(request),
    agent: FRESH,
  });
  // Whoever waits for it is told of the first; there may be another one when it is given up.
  upstream.on('error', () => {});
  // Nobody looks at a file for who has gone.
  response.once('close', () => upstream.destroy());
  try {
    upstream.flushHeaders();
    // Nothing of the file is read before there is somebody who takes it.
    await inTime(CONNECT_MS, connected(upstream));
    await relay(request, response, upstream);
  } finally {
    // Whoever takes it hears that no more of it comes.
    upstream.destroy();
  }
}

async function relay(request: Request, response: Response, upstream: ClientRequest): Promise<void> {
  const answer = answered(upstream);
  const sent = feed(request, upstream);
  // One that is refused is answered while it still comes; what comes then is nobody's.
  const incoming = await Promise.race([answer, sent.then(() => inTime(ANSWER_MS, answer))]);
  response.writeHead(incoming.statusCode ?? 502, passedBack(incoming.headers));
  await pipeline(incoming, response);
}

/** Passes a body on. The sender is left as they are where it fails, so that they can be answered. Throws FileTooLarge. */
async function feed(request: Request, upstream: ClientRequest): Promise<void> {
  let bytes = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new FileTooLarge();
    if (upstream.destroyed) break;
    if (!upstream.write(piece)) await roomIn(upstream);
  }
  if (upstream.destroyed) request.resume();
  else upstream.end();
}

function roomIn(upstream: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      upstream.off('drain', done).off('close', done);
      resolve();
    };
    upstream.on('drain', done).on('close', done);
  });
}

async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const done = await within(ms, work);
  if (done === LATE) throw new Error('no answer in time');
  return done;
}

function headersOf(request: Request) {
  const { cookie: _cookie, expect: _asked, ...headers } = passedOn(request);
  return headers;
}

function connected(upstream: ClientRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    upstream.once('error', reject);
    upstream.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => resolve());
      else resolve();
    });
  });
}

function answered(upstream: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    upstream.once('response', resolve);
    upstream.once('error', reject);
  });
}
