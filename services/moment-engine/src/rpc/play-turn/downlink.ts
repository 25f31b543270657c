import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PlayTurnResponseSchema } from '@fabula/proto/moment/v1/moment_pb';

export type DownMessage = MessageInitShape<typeof PlayTurnResponseSchema>;

/** What a turn says, in order, for one listener; the turn does not wait for it, and goes on when it has left. */
export class Downlink implements AsyncIterable<DownMessage> {
  private readonly waiting: DownMessage[] = [];
  private isOver = false;
  private failure: { readonly error: unknown } | undefined;
  private wake: () => void = () => {};

  send(message: DownMessage['message']): void {
    if (message) this.waiting.push({ message });
    this.wake();
  }

  /** A sign of life; one that nobody has fetched yet says it as well. */
  beat(): void {
    if (this.waiting.length === 0) this.send({ case: 'heartbeat', value: {} });
  }

  end(): void {
    this.isOver = true;
    this.wake();
  }

  /** The listener gets all that was said before, then the error. */
  fail(error: unknown): void {
    this.failure = { error };
    this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<DownMessage> {
    for (;;) {
      const next = this.waiting.shift();
      if (next) yield next;
      else if (this.failure) throw this.failure.error;
      else if (this.isOver) return;
      else await this.more();
    }
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
