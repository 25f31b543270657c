import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { MAX_MESSAGE_BYTES, type Wire } from './adapter.ts';
import { type CallOfMethod, type Copies, type Serve, StreamCall, UnaryCall } from './in-process/call.ts';

/** What a server has of each method, by its path. */
export type Methods = ReadonlyMap<string, { readonly wire: Wire; readonly serve: Serve }>;

interface Running {
  abort(why: 'closed'): void;
}

interface Serving {
  readonly methods: Methods;
  readonly running: Set<Running>;
  /** Called when none runs any more. */
  ended: () => void;
}

/** As grpc-js counts it: milliseconds since 1970. */
type Timing = { readonly deadline: number };

/**
 * The servers of one process, by their addresses: a channel to one of them calls its handlers without a connection. To both
 * sides it is the same call: access, validation, deadlines, cancellation, limits, metrics and errors are those of the wire.
 */
export class InProcess {
  private readonly servers = new Map<string, Serving>();

  /** From now on calls to the address go to these methods. */
  serve(address: string, methods: Methods): void {
    this.servers.set(address, { methods, running: new Set(), ended: () => {} });
  }

  /**
   * From now on calls to the address go over the wire, which refuses them.
   * @returns of the calls that still run: when they have ended, and what ends them.
   */
  leave(address: string): { readonly ended: Promise<void>; readonly abort: () => void } {
    const serving = this.servers.get(address);
    this.servers.delete(address);
    if (!serving || serving.running.size === 0) return { ended: Promise.resolve(), abort: () => {} };
    const ended = new Promise<void>((resolve) => {
      serving.ended = resolve;
    });
    return {
      ended,
      abort: () => {
        for (const call of [...serving.running]) call.abort('closed');
      },
    };
  }

  /** The way to an address, where this process serves it. */
  at(address: string): InProcessWire | undefined {
    const serving = this.servers.get(address);
    return serving && new InProcessWire(serving);
  }
}

/** The part of grpc-js's client that a channel uses, with its arguments. How messages travel is the method's own. */
export class InProcessWire {
  constructor(private readonly serving: Serving) {}

  makeUnaryRequest(
    path: string,
    _serialize: unknown,
    _deserialize: unknown,
    request: unknown,
    metadata: Metadata,
    { deadline }: Timing,
    done: (error: ServiceError | null, value?: unknown) => void,
  ) {
    const options = this.optionsOf(path, metadata, deadline);
    return this.begin(new UnaryCall(options, request, done));
  }

  makeServerStreamRequest(
    path: string,
    _serialize: unknown,
    _deserialize: unknown,
    request: unknown,
    metadata: Metadata,
    { deadline }: Timing,
  ) {
    return this.begin(new StreamCall(this.optionsOf(path, metadata, deadline), { request }));
  }

  makeBidiStreamRequest(
    path: string,
    _serialize: unknown,
    _deserialize: unknown,
    metadata: Metadata,
    { deadline }: Timing,
  ) {
    return this.begin(new StreamCall(this.optionsOf(path, metadata, deadline)));
  }

  private optionsOf(path: string, metadata: Metadata, deadline: number): CallOfMethod {
    const method = this.serving.methods.get(path);
    if (!method) return { deadline, metadata, ...notServed(path) };
    const { wire, serve } = method;
    const copies: Copies = {
      request: copier(wire.requestSerialize, wire.requestDeserialize),
      answer: copier(wire.responseSerialize, wire.responseDeserialize),
    };
    return { deadline, metadata, serve, copies };
  }

  private begin<C extends UnaryCall | StreamCall>(call: C): C['client'] {
    const { serving } = this;
    serving.running.add(call);
    call.begin(() => {
      serving.running.delete(call);
      if (serving.running.size === 0) serving.ended();
    });
    return call.client;
  }
}

/** What a server does with a call to a method that it does not have: nothing of it arrives. In grpc-js's words. */
function notServed(path: string): Omit<CallOfMethod, 'deadline' | 'metadata'> {
  const details = `The server does not implement the method ${path}`;
  const asIs = (message: unknown) => message;
  return {
    serve: () => {},
    copies: { request: asIs, answer: asIs },
    refusal: { code: status.UNIMPLEMENTED, details, metadata: new Metadata() },
  };
}

/** Encoded and decoded, with the limit of the wire. Throws as grpc-js does. */
function copier(serialize: (message: unknown) => Buffer, deserialize: (bytes: Buffer) => unknown) {
  return (message: unknown): unknown => {
    const bytes = serialize(message);
    if (bytes.length <= MAX_MESSAGE_BYTES) return deserialize(bytes);
    const text = `Received message larger than max (${bytes.length} vs ${MAX_MESSAGE_BYTES})`;
    throw Object.assign(new Error(text), { code: status.RESOURCE_EXHAUSTED });
  };
}
