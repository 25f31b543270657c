import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import type { Caller } from '../access.ts';
import type { Init, Message } from '../adapter.ts';

/** What a handler knows of the call beside the request. */
export interface Call {
  readonly caller: Caller;
  /** Aborted when the caller has gone or its deadline has passed. */
  readonly signal: AbortSignal;
  readonly metadata: Metadata;
  /** Sent with the answer (before a stream's first message), `set-cookie` for one. */
  readonly answer: Metadata;
  /** The player's token as it came, to be passed on. */
  readonly playerToken?: string;
}

type ByKind<M extends DescMethod> = {
  unary: (request: Message<M, 'input'>, call: Call) => Promise<Init<M, 'output'>>;
  server_streaming: (request: Message<M, 'input'>, call: Call) => AsyncIterable<Init<M, 'output'>>;
  bidi_streaming: (
    requests: AsyncIterable<Message<M, 'input'>>,
    call: Call,
  ) => AsyncIterable<Init<M, 'output'>>;
  client_streaming: never;
};

export type Handler<M extends DescMethod> = ByKind<M>[M['methodKind']];

/** One handler for each method of a service. */
export type Handlers<S extends DescService> = { [K in keyof S['method']]: Handler<S['method'][K]> };
