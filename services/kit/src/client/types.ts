import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import type { Init, Message } from '../adapter.ts';

export interface CallOptions {
  /** Milliseconds for the whole call, retries included. */
  readonly deadlineMs: number;
  readonly signal?: AbortSignal | undefined;
  /** The player's access token, without `Bearer`. */
  readonly playerToken?: string | undefined;
  readonly cookie?: string | undefined;
  /** More metadata, e.g. `x-forwarded-for`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The method has the same effect once or twice: it is called again when the other side is away. */
  readonly idempotent?: boolean | undefined;
  /** Gets the metadata that comes with the answer. */
  readonly onHeader?: ((metadata: Metadata) => void) | undefined;
}

/** One stream in both directions, for one reader; leaving its loop early cancels the call. */
export interface Duplex<I, O> extends AsyncIterable<O> {
  send(message: I): void;
  /** Nothing more goes up; messages still come down. */
  end(): void;
  cancel(): void;
}

type ByKind<M extends DescMethod> = {
  unary: (request: Init<M, 'input'>, options: CallOptions) => Promise<Message<M, 'output'>>;
  server_streaming: (request: Init<M, 'input'>, options: CallOptions) => AsyncIterable<Message<M, 'output'>>;
  bidi_streaming: (options: CallOptions) => Duplex<Init<M, 'input'>, Message<M, 'output'>>;
  client_streaming: never;
};

/** The methods of a service, by their names. What they throw are AppErrors. */
export type Client<S extends DescService> = {
  [K in keyof S['method']]: ByKind<S['method'][K]>[S['method'][K]['methodKind']];
};
