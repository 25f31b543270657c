import type { Missed, PendingFrame } from './store.ts';

interface Cursor {
  readonly epoch: string | undefined;
  readonly seq: number;
}

export interface FollowerOptions {
  readonly onFrame: (frame: PendingFrame) => void;
  /** What came after the cursor, from the store itself. */
  readonly read: (cursor: Cursor) => Promise<Missed>;
  readonly onError: (error: unknown) => void;
}

/** Makes an exact sequence of what a lossy subscription brings: repeats are dropped, gaps are filled from the store. */
export class Follower {
  private cursor: Cursor | undefined;
  private readonly leftEpochs = new Set<string>();
  private readonly waiting: PendingFrame[] = [];
  private reading = false;
  private stopped = false;

  constructor(private readonly options: FollowerOptions) {}

  /** Frames up to here are not delivered. Those that came before this call wait for it. */
  startAt(cursor: Cursor): void {
    this.cursor = cursor;
    this.deliverWaiting();
  }

  take(frame: PendingFrame): void {
    this.waiting.push(frame);
    this.deliverWaiting();
  }

  /** Something may have been missed. */
  fill(): void {
    if (!this.cursor || this.reading || this.stopped) return;
    this.reading = true;
    this.options.read(this.cursor).then(
      (missed) => this.afterRead(missed),
      (error: unknown) => {
        this.reading = false; // The next frame, or the connection when it is back, asks again.
        this.options.onError(error);
      },
    );
  }

  stop(): void {
    this.stopped = true;
    this.waiting.length = 0;
  }

  private afterRead(missed: Missed): void {
    this.reading = false;
    const found = missed.frames.filter((frame) => this.isAhead(frame));
    for (const frame of found) this.deliver(frame);
    // Nothing found: what is missing before the next frame is gone for good, so go on from it.
    const next = found.length === 0 ? this.waiting.find((frame) => this.isAhead(frame)) : undefined;
    if (next) this.deliver(next);
    this.deliverWaiting();
  }

  private deliverWaiting(): void {
    while (this.cursor && !this.reading && this.waiting.length > 0) {
      const [frame] = this.waiting;
      if (!frame) return;
      if (this.isAhead(frame) && !this.isNext(frame)) {
        this.fill();
        return;
      }
      this.waiting.shift();
      if (this.isAhead(frame)) this.deliver(frame);
    }
  }

  private isAhead({ epoch, seq }: PendingFrame): boolean {
    if (this.cursor?.epoch === epoch) return seq > this.cursor.seq;
    return !this.leftEpochs.has(epoch);
  }

  private isNext({ epoch, seq }: PendingFrame): boolean {
    return this.cursor?.epoch === epoch ? seq === this.cursor.seq + 1 : seq === 1;
  }

  private deliver(frame: PendingFrame): void {
    if (this.stopped) return;
    const before = this.cursor?.epoch;
    if (before !== undefined && before !== frame.epoch) this.leftEpochs.add(before);
    this.cursor = { epoch: frame.epoch, seq: frame.seq };
    this.options.onFrame(frame);
  }
}
