import type { EventEmitter } from 'node:events';
import type { ServiceError } from '@grpc/grpc-js';
import { fromGrpc } from '../errors/grpc.ts';

/** What it uses of a stream of answers, over the wire or within the process. */
type Stream = EventEmitter & { read(): unknown; cancel(): void };

/**
 * The messages of a stream, for one reader. A failure that comes before the reader is kept for it, behind the messages
 * that came first. What is not read is not fetched. Leaving the loop early cancels the call.
 */
export class IncomingMessages implements AsyncIterable<unknown> {
  private failure: ServiceError | undefined;
  private ended = false;
  private wake: () => void = () => {};

  constructor(private readonly stream: Stream) {
    stream.on('readable', () => this.wake());
    stream.on('end', () => {
      this.ended = true;
      this.wake();
    });
    stream.on('error', (error: ServiceError) => {
      this.failure = error;
      this.wake();
    });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown> {
    try {
      for (;;) {
        const message: unknown = this.stream.read();
        if (message !== null) yield message;
        else if (this.failure) throw fromGrpc(this.failure);
        else if (this.ended) return;
        else await this.change();
      }
    } finally {
      this.stream.cancel();
    }
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
