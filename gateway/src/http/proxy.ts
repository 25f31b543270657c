import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import type { Request, RequestHandler, Response } from 'express';
import { sendError } from './errors.ts';
import { endToEnd } from './hop-by-hop.ts';

export interface ProxyOptions {
  /** `host:port` or `unix:/path`. */
  readonly address: string;
  readonly log: Logger;
  /** Whether the sign-in cookie travels, in both directions. */
  readonly cookies: boolean;
}

type Passing = ProxyOptions & { readonly agent: Agent };

const TIMEOUT_MS = 30_000;
const MAX_BODY_BYTES = 1024 * 1024;
/** Keeps no connection, so that none is used again. */
const FRESH = new Agent();
/** What a connection tells that the upstream has closed: where it is read, and where it is written. */
const CLOSED: readonly (string | undefined)[] = ['ECONNRESET', 'EPIPE'];

class TooLarge extends AppError {
  constructor() {
    super({ reason: 'TOO_LARGE', code: 'OUT_OF_RANGE', message: 'That is too large.' });
  }
}

class NotAvailable extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'UPSTREAM_AWAY',
      code: 'UNAVAILABLE',
      message: 'Not available right now. Please try again.',
      retryable: true,
      cause,
    });
  }
}

/** Passes requests on, whole paths and all, and streams the answers back. */
export function proxy(options: ProxyOptions): RequestHandler {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return (request, response) => {
    pass(request, response, { ...options, agent }).catch((error: unknown) => {
      options.log.warn({ err: error, path: request.path }, 'a proxied request failed');
      if (response.headersSent) response.destroy();
      else sendError(response, error instanceof AppError ? error : new NotAvailable(error), options.log);
    });
  };
}

async function pass(request: Request, response: Response, options: Passing): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new TooLarge();
  const send = isBare(request) ? askedAgain : asked;
  const incoming = await send(request, response, options);
  const { 'set-cookie': cookie, ...headers } = endToEnd(incoming.headers);
  response.writeHead(
    incoming.statusCode ?? 502,
    options.cookies && cookie ? { ...headers, 'set-cookie': cookie } : headers,
  );
  await pipeline(incoming, response);
}

/** Whether it changes nothing and has no body, so that it can be asked twice. */
function isBare({ method, headers }: Request): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return (method === 'GET' || method === 'HEAD') && !hasBody;
}

/** An upstream closes a connection that it has not heard of for a while, perhaps just when it is used again. */
async function askedAgain(request: Request, response: Response, options: Passing): Promise<IncomingMessage> {
  const first = ask(request, response, options);
  first.end();
  return answer(first).catch((error: NodeJS.ErrnoException) => {
    if (!first.reusedSocket || !CLOSED.includes(error.code) || response.destroyed) throw error;
    const second = ask(request, response, { ...options, agent: FRESH });
    second.end();
    return answer(second);
  });
}

async function asked(request: Request, response: Response, options: Passing): Promise<IncomingMessage> {
  const upstream = ask(request, response, options);
  const answered = answer(upstream);
  // An upstream may answer, and close, before it has read the body: then its answer counts.
  const body = new Limited();
  pipeline(request, body, upstream).catch((error: Error) => upstream.destroy(error));
  return answered.catch((error: unknown) => {
    throw body.isOver ? new TooLarge() : error;
  });
}

function ask(request: Request, response: Response, { address, agent, cookies }: Passing): ClientRequest {
  const upstream = httpRequest({
    ...target(address),
    agent,
    method: request.method,
    path: request.originalUrl,
    headers: requestHeaders(request, cookies),
    timeout: TIMEOUT_MS,
  });
  upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')));
  response.on('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
  return upstream;
}

/** `host:port` or `unix:/path` as node:http takes it. */
function target(address: string): RequestOptions {
  if (address.startsWith('unix:')) return { socketPath: address.slice('unix:'.length) };
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: address.slice(colon + 1) };
}

function requestHeaders(request: Request, cookies: boolean) {
  const { cookie, ...headers } = endToEnd(request.headers);
  return {
    ...headers,
    ...(cookies && cookie !== undefined && { cookie }),
    'x-forwarded-for': request.ip ?? '',
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

function answer(upstream: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    upstream.once('response', resolve);
    upstream.once('error', reject);
  });
}

/** Ends a body that has no length, or lied about it, at the limit. */
class Limited extends Transform {
  private bytes = 0;

  get isOver(): boolean {
    return this.bytes > MAX_BODY_BYTES;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    done(this.isOver ? new TooLarge() : null, chunk);
  }
}
