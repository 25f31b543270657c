import { createRegistry, type DescMethod, type DescService } from '@bufbuild/protobuf';
import {
  type ConnectRouter,
  createContextKey,
  createContextValues,
  type HandlerContext,
} from '@connectrpc/connect';
import { expressConnectMiddleware } from '@connectrpc/connect-express';
import { deadlineMs, exposedMethods } from '@fabula/kit/access';
import type { CallOptions, Channel } from '@fabula/kit/client';
import { AppError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import { isOurOrigin } from '@fabula/kit/origin';
import { contextFrom, inSpan, SpanKind } from '@fabula/kit/tracing';
import { ErrorInfoSchema } from '@fabula/proto/errors/v1/errors_pb';
import type { Request } from 'express';
import { acceptCompression } from './compression.ts';
import { connectError } from './connect-error.ts';

/** A service that is reached through `/api`. */
export interface Upstream {
  readonly service: DescService;
  readonly channel: Pick<Channel, 'unary'>;
  /** auth alone sees, and sets, the sign-in cookie. */
  readonly cookies: boolean;
}

export interface ApiOptions {
  readonly upstreams: readonly Upstream[];
  readonly origins: readonly string[];
  readonly log: Logger;
}

export const API_PREFIX = '/api';
/** No request of a page is larger; uploads stream. */
const MAX_BODY_BYTES = 256 * 1024;

class CookieFromElsewhere extends AppError {
  constructor() {
    super({ reason: 'FOREIGN_ORIGIN', code: 'PERMISSION_DENIED', message: 'Not from this page.' });
  }
}

const address = createContextKey<string>('', { description: 'network address of the caller' });

/** Every method whose declared access lets a browser in, and no other: there is no list of routes. */
export function api(options: ApiOptions): ReturnType<typeof expressConnectMiddleware> {
  return expressConnectMiddleware({
    requestPathPrefix: API_PREFIX,
    connect: true,
    grpc: false,
    grpcWeb: false,
    jsonOptions: { alwaysEmitImplicit: true, registry: createRegistry(ErrorInfoSchema) },
    readMaxBytes: MAX_BODY_BYTES,
    acceptCompression,
    maxTimeoutMs: Math.max(...options.upstreams.flatMap(({ service }) => service.methods.map(deadlineMs))),
    contextValues: (request: Request) => createContextValues().set(address, request.ip ?? ''),
    routes: (router) => {
      for (const upstream of options.upstreams) forward(router, upstream, options);
    },
  });
}

type AnyRpc = (
  method: DescMethod,
  implementation: (request: unknown, context: HandlerContext) => Promise<unknown>,
) => void;

function forward(router: ConnectRouter, upstream: Upstream, options: ApiOptions): void {
  // The method is known at run time only, and so are its messages' types.
  const rpc = router.rpc.bind(router) as AnyRpc;
  for (const method of exposedMethods(upstream.service))
    rpc(method, (request, context) => spanned({ upstream, method, request, context, options }));
}

interface Forwarded {
  readonly upstream: Upstream;
  readonly method: DescMethod;
  readonly request: unknown;
  readonly context: HandlerContext;
  readonly options: ApiOptions;
}

async function spanned(call: Forwarded): Promise<unknown> {
  const { upstream, method, request, context, options } = call;
  const parent = contextFrom(context.requestHeader.get('traceparent') ?? undefined);
  const name = `${API_PREFIX}/${method.parent.typeName}/${method.name}`;
  const work = () => upstream.channel.unary(method, request, callOptions(call));
  try {
    return await inSpan(name, work, { parent, kind: SpanKind.SERVER });
  } catch (error) {
    throw connectError(error, options.log);
  }
}

function callOptions({ upstream, method, context, options }: Forwarded): CallOptions {
  const { requestHeader, responseHeader, values, signal } = context;
  const token = requestHeader.get('authorization')?.replace(/^Bearer /i, '');
  const base = {
    deadlineMs: Math.min(context.timeoutMs() ?? Number.POSITIVE_INFINITY, deadlineMs(method)),
    signal,
    playerToken: token,
    headers: { 'x-forwarded-for': values.get(address) },
  };
  if (!upstream.cookies) return base;
  return {
    ...base,
    // auth tells people in words of its own from which browser something was asked for.
    headers: { ...base.headers, 'x-user-agent': plainText(requestHeader.get('user-agent')) },
    cookie: cookieOf(requestHeader, options.origins),
    onHeader: (metadata) => {
      for (const value of metadata.get('set-cookie')) responseHeader.append('set-cookie', String(value));
    },
  };
}

/** What metadata may hold: a browser names itself as it likes. */
const plainText = (header: string | null): string => (header ?? '').replaceAll(/[^ -~]/g, '').slice(0, 512);

/** Another site can make a browser send our cookie, but not name our origin. */
function cookieOf(header: Headers, origins: readonly string[]): string | undefined {
  const cookie = header.get('cookie') ?? undefined;
  const from = { origin: header.get('origin') ?? undefined, host: header.get('host') ?? undefined };
  if (cookie !== undefined && !isOurOrigin(from, origins)) throw new CookieFromElsewhere();
  return cookie;
}
