import { Duplex } from 'node:stream';
import type { Metadata } from '@grpc/grpc-js';
import type { Failure } from '../errors/grpc.ts';

/** Gives the other side a message of its own. Throws where it cannot travel. */
export type Copy = (message: unknown) => unknown;

/** What a call needs of the server's end to tell it that nobody listens any more. */
export interface Side {
  cancelled: boolean;
  emit(event: 'cancelled', why: string): boolean;
  /** Nothing more comes from the caller. */
  shut(): void;
}

/** Messages that wait on each side of a stream before its writer is told to wait. */
const WAITING = 8;

/** Messages after which the event loop gets its turn: without a wire nothing else would let a deadline pass meanwhile. */
const BREATH = 64;

/** One end of a stream of messages: what is written here is read at the other end. */
class End extends Duplex {
  private target: End | undefined;
  private copy: Copy = (message) => message;
  private failed: (error: unknown) => void = () => {};
  private hasRoom: (() => void) | undefined;
  private isShut = false;
  private accepted = 0;

  constructor() {
    super({ objectMode: true, highWaterMark: WAITING, autoDestroy: false, emitClose: true });
  }

  /** @param failed told where a message cannot be copied: it does not arrive, nor does anything after it. */
  flowsTo(target: End, copy: Copy, failed: (error: unknown) => void): void {
    Object.assign(this, { target, copy, failed });
  }

  override _write(message: unknown, _encoding: string, done: () => void): void {
    try {
      this.target?.accept(this.copy(message), done);
    } catch (error) {
      this.failed(error);
    }
  }

  override _read(): void {
    const go = this.hasRoom;
    this.hasRoom = undefined;
    go?.();
  }

  /** Nothing more comes: whoever reads here comes to an end, and what is still written at the other end is dropped. */
  shut(): void {
    if (!this.isShut) this.push(null);
    this.isShut = true;
  }

  private accept(message: unknown, done: () => void): void {
    this.accepted += 1;
    const go = this.accepted % BREATH === 0 ? () => void setImmediate(done) : done;
    if (this.isShut || this.push(message)) go();
    else this.hasRoom = go;
  }
}

/** The caller's end of a stream. */
export class ClientEnd extends End {
  private other: End | undefined;

  constructor(readonly cancel: () => void) {
    super();
  }

  override flowsTo(target: End, copy: Copy, failed: (error: unknown) => void): void {
    this.other = target;
    super.flowsTo(target, copy, failed);
  }

  override _final(done: () => void): void {
    this.other?.shut();
    done();
  }
}

export interface ServerEndOptions {
  /** Of a call with one request. */
  readonly request: unknown;
  readonly metadata: Metadata;
  readonly sendMetadata: (metadata: Metadata) => void;
  /** All that was written is there. */
  readonly finished: (failure: Failure | undefined) => void;
}

/** The server's end: a failure is an event `error`, and comes after what was written before it. */
export class ServerEnd extends End implements Side {
  cancelled = false;
  readonly request: unknown;
  readonly metadata: Metadata;
  readonly sendMetadata: (metadata: Metadata) => void;
  private failure: Failure | undefined;

  constructor(private readonly options: ServerEndOptions) {
    super();
    const { request, metadata, sendMetadata } = options;
    this.request = request;
    this.metadata = metadata;
    this.sendMetadata = sendMetadata;
    this.on('error', (failure: unknown) => {
      this.failure = failure as Failure;
      this.end();
    });
  }

  override _final(done: () => void): void {
    this.options.finished(this.failure);
    done();
  }
}
