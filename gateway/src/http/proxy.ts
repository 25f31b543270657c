import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { AppError, answerError } from '@fabula/kit/errors';
import { hasBody } from '@fabula/kit/http-server';
import type { Logger } from '@fabula/kit/log';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { ConcurrencyShares } from './concurrency-shares.ts';
import { passedBack, passedOn } from './passed-on.ts';
import { Upstreams } from './upstreams.ts';

export interface ProxyOptions {
  /** `host:port` or `unix:/path`, of each process that serves it. */
  readonly addresses: string | readonly string[];
  readonly log: Logger;
  /** Whether the sign-in cookie travels, in both directions. */
  readonly cookies: boolean;
}

type Passing = ProxyOptions & { readonly agent: Agent; readonly address: string };

const TIMEOUT_MS = 30_000;
/** A form of a sign-in page. */
const MAX_BODY_BYTES = 16 * 1024;
const MOST_CONNECTIONS = 256;
/** Requests of one network address that are passed on at once, so that no one has all of the upstream's connections. */
const MOST_OF_ONE_CLIENT = 64;
/** Keeps no connection, so that none is used again. */
const FRESH = new Agent({ maxSockets: MOST_CONNECTIONS });
/** What a connection tells that the upstream has closed: where it is read, and where it is written. */
const CLOSED: readonly (string | undefined)[] = ['ECONNRESET', 'EPIPE'];

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

/**
 * Passes requests on, whole paths and all, and streams the answers back. A body is read before the upstream hears of it:
 * who sends slowly holds a connection of their own, and none of the upstream's.
 */
export function proxy(options: ProxyOptions): RequestHandler[] {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const upstreams = new Upstreams([options.addresses].flat());
  const shares = new ConcurrencyShares(MOST_OF_ONE_CLIENT);
  const readBody = express.raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false });
  const passOn: RequestHandler = (request, response) => {
    const work = () => upstreams.any((address) => pass(request, response, { ...options, agent, address }));
    shares.run(request.ip ?? '', work).catch((error: unknown) => {
      options.log.warn({ err: error, path: request.path }, 'a proxied request failed');
      if (response.headersSent) response.destroy();
      else answerError(response, error instanceof AppError ? error : new NotAvailable(error), options.log);
    });
  };
  return [readBody, passOn];
}

async function pass(request: Request, response: Response, options: Passing): Promise<void> {
  // It may have waited for its share, and gone meanwhile.
  if (response.destroyed) return;
  const send = isBare(request) ? askedAgain : asked;
  const incoming = await send(request, response, options);
  const { 'set-cookie': cookie, ...headers } = passedBack(incoming.headers);
  response.writeHead(
    incoming.statusCode ?? 502,
    options.cookies && cookie ? { ...headers, 'set-cookie': cookie } : headers,
  );
  await pipeline(incoming, response);
}

/** Whether it changes nothing and has no body, so that it can be asked twice. */
function isBare(request: Request): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
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

/** What may not be asked twice goes on a connection of its own: one that is kept may be closed just when it is used again. */
async function asked(request: Request, response: Response, options: Passing): Promise<IncomingMessage> {
  const upstream = ask(request, response, { ...options, agent: FRESH });
  upstream.end(request.body);
  return answer(upstream);
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
export function target(address: string): RequestOptions {
  if (address.startsWith('unix:')) return { socketPath: address.slice('unix:'.length) };
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: address.slice(colon + 1) };
}

function requestHeaders(request: Request, cookies: boolean) {
  // Whoever waited for leave to send the body has had it. How long it is, is what was read: for some methods Node sends a
  // body without saying so, and the next request on that connection would begin in the middle of this one.
  const { cookie, expect: _asked, 'content-length': _told, ...headers } = passedOn(request);
  return {
    ...headers,
    ...(Buffer.isBuffer(request.body) && { 'content-length': request.body.length }),
    ...(cookies && cookie !== undefined && { cookie }),
  };
}

function answer(upstream: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    upstream.once('response', resolve);
    upstream.once('error', reject);
  });
}
