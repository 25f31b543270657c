import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js';
import { wallMs } from '../clock.ts';
import type { Failure } from '../errors/grpc.ts';
import { ClientEnd, type Copy, ServerEnd, type Side } from './ends.ts';

/** What the server calls with an answer, or with a failure. */
export type Answer = (failure: Failure | null, value?: unknown) => void;
/** A method as the server has it for grpc-js: unary ones answer by a callback, streams by the stream itself. */
export type Serve = (incoming: unknown, answer: Answer) => unknown;

export interface CallOfMethod {
  /** As grpc-js counts it: milliseconds since 1970. */
  readonly deadline: number;
  readonly metadata: Metadata;
  readonly serve: Serve;
  readonly copies: Copies;
  /** Why nobody serves it. */
  readonly refusal?: Failure;
}

export type Copies = { readonly request: Copy; readonly answer: Copy };

/** Whoever is called is called outside of what its caller is in the middle of: as over the wire it knows the metadata alone. */
const outside = AsyncLocalStorage.snapshot();
const OK: StatusObject = { code: status.OK, details: 'OK', metadata: new Metadata() };
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Why a call ended that nobody answered; texts like grpc-js's, which no player is shown. */
const ENDED = {
  cancelled: { code: status.CANCELLED, details: 'Cancelled on client' },
  late: { code: status.DEADLINE_EXCEEDED, details: 'Deadline exceeded' },
  closed: { code: status.UNAVAILABLE, details: 'The server has stopped' },
} as const;

/**
 * One call between two parts of a process, with what grpc-js's calls have that kit uses: deadline, cancellation and a status,
 * which comes last and once. Messages are encoded and decoded as they are for the wire, so that each side has its own, with
 * the same limits and the same errors.
 */
export abstract class InProcessCall<C extends EventEmitter, S extends Side> {
  abstract readonly client: C;
  protected abstract readonly server: S;
  private isOver = false;
  private timer: NodeJS.Timeout | undefined;
  private ended: () => void = () => {};
  /** Why it ends before the server hears of it. */
  private refusal: Failure | undefined;

  constructor(protected readonly options: CallOfMethod) {
    this.refusal = options.refusal;
  }

  /** Begins after what its caller does at this moment, as an answer from the wire would. */
  begin(ended: () => void): void {
    this.ended = ended;
    const left = this.options.deadline - wallMs();
    this.timer = setTimeout(() => this.abort('late'), Math.min(Math.max(left, 0), LONGEST_TIMER_MS));
    outside(() =>
      queueMicrotask(() => {
        if (left <= 0) this.abort('late');
        if (this.refusal) this.abortWith(this.refusal);
        if (!this.isOver) this.run();
      }),
    );
  }

  /** Ends it from the side of the caller, the clock or the server's end; nothing where it is over. */
  abort(why: keyof typeof ENDED): void {
    this.abortWith(ENDED[why]);
  }

  protected abortWith(ended: Pick<StatusObject, 'code' | 'details'>): void {
    if (this.isOver) return;
    this.finish({ ...ended, metadata: new Metadata() });
    this.server.cancelled = true;
    this.server.emit('cancelled', 'cancelled');
    this.server.shut();
  }

  protected finish(end: Failure, value?: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    this.ended();
    this.deliver(end, value);
    this.client.emit('status', end);
  }

  /** The request as it is now: what its caller changes later does not change it. */
  protected sent(request: unknown): unknown {
    try {
      return this.options.copies.request(request);
    } catch (error) {
      this.refusal = failureOf(error);
      return undefined;
    }
  }

  protected abstract run(): void;
  /** Gives the client the call's end. */
  protected abstract deliver(end: Failure, value?: unknown): void;
}

type UnaryDone = (error: ServiceError | null, value?: unknown) => void;

/** The server's end of a call with one request and one answer. */
class UnaryServer extends EventEmitter implements Side {
  cancelled = false;
  constructor(
    readonly request: unknown,
    readonly metadata: Metadata,
    readonly sendMetadata: (metadata: Metadata) => void,
  ) {
    super();
  }
  shut(): void {}
}

/** The client's end of it. */
class UnaryClient extends EventEmitter {
  constructor(readonly cancel: () => void) {
    super();
  }
}

/** A call with one request and one answer. */
export class UnaryCall extends InProcessCall<UnaryClient, UnaryServer> {
  readonly client = new UnaryClient(() => this.abort('cancelled'));
  protected readonly server: UnaryServer;

  constructor(
    options: CallOfMethod,
    request: unknown,
    private readonly done: UnaryDone,
  ) {
    super(options);
    this.server = new UnaryServer(this.sent(request), options.metadata.clone(), (metadata) =>
      this.client.emit('metadata', metadata.clone()),
    );
  }

  protected run(): void {
    this.options.serve(this.server, (failure, value) => {
      if (failure) return this.finish(failure);
      try {
        this.finish(OK, this.options.copies.answer(value));
      } catch (error) {
        this.finish(failureOf(error));
      }
    });
  }

  protected deliver(end: Failure, value?: unknown): void {
    if (end.code === status.OK) this.done(null, value);
    else this.done(errorOf(end));
  }
}

/** A call whose answers, and requests, are streams. */
export class StreamCall extends InProcessCall<ClientEnd, ServerEnd> {
  readonly client: ClientEnd;
  protected readonly server: ServerEnd;

  /** @param only the one request, where requests are no stream */
  constructor(options: CallOfMethod, only?: { readonly request: unknown }) {
    super(options);
    const failed = (error: unknown) => this.abortWith(failureOf(error));
    this.client = new ClientEnd(() => this.abort('cancelled'));
    this.server = new ServerEnd({
      request: only && this.sent(only.request),
      metadata: options.metadata.clone(),
      sendMetadata: (metadata) => this.client.emit('metadata', metadata.clone()),
      finished: (failure) => this.finish(failure ?? OK),
    });
    this.client.flowsTo(this.server, options.copies.request, failed);
    this.server.flowsTo(this.client, options.copies.answer, failed);
  }

  protected run(): void {
    this.options.serve(this.server, () => {});
  }

  protected deliver(end: Failure): void {
    this.client.shut();
    if (end.code !== status.OK) this.client.emit('error', errorOf(end));
  }
}

/** A message that cannot travel: what it throws may say which code that is. */
function failureOf(error: unknown): Failure {
  const { code = status.INTERNAL } = error as { code?: unknown };
  const details = error instanceof Error ? error.message : String(error);
  return { code: typeof code === 'number' ? code : status.INTERNAL, details, metadata: new Metadata() };
}

function errorOf({ code, details, metadata }: Failure): ServiceError {
  return Object.assign(new Error(`${code} ${status[code]}: ${details}`), { code, details, metadata });
}
