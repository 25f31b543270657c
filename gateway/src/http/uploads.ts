import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import type { Request, RequestHandler, Response } from 'express';
import { sendError } from './errors.ts';
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
/** Milliseconds for a file on a slow line, and for the work on it. */
const TIMEOUT_MS = 120_000;

/**
 * No connection is used twice; but it is not said that it will be closed: who answers before all has come would close it at
 * once, and the answer would be lost with what was on its way.
 */
const FRESH = new Agent({ keepAlive: true, maxFreeSockets: 0 });

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
  return (request, response) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    upstreams
      .any((address) => pass(request, response, { address, signal }))
      .catch((error: unknown) => {
        log.warn({ err: error, path: request.path }, 'an upload failed');
        if (response.headersSent) return void response.destroy();
        // Whoever still sends need not go on.
        response.set('connection', 'close');
        sendError(response, new UploadFailed(error), log);
      });
  };
}

interface Passing {
  readonly address: string;
  readonly signal: AbortSignal;
}

async function pass(request: Request, response: Response, { address, signal }: Passing): Promise<void> {
  const upstream = httpRequest({
    ...target(address),
    method: request.method,
    path: request.originalUrl,
    headers: headersOf(request),
    signal,
    agent: FRESH,
  });
  upstream.flushHeaders();
  // Nothing of the file is read before there is somebody who takes it.
  await connected(upstream);
  const answer = answered(upstream);
  // One that is refused is answered while it still comes.
  const sent = pipeline(request, atMost(MOST_BYTES), upstream);
  const incoming = await Promise.race([answer, sent.then(() => answer)]);
  response.writeHead(incoming.statusCode ?? 502, passedBack(incoming.headers));
  await pipeline(incoming, response);
  await sent.catch(() => {});
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

function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(new Error('the file is too large'));
      else done(null, chunk);
    },
  });
}
