export interface SharesOptions {
  /** Of each, within a window. */
  readonly most: number;
  /** Milliseconds. */
  readonly windowMs: number;
  readonly now?: () => number;
}

/** How much each of many has of something that costs, window by window, in this process. */
export class Shares {
  private taken = new Map<string, number>();
  /** By a clock that counts from an instant of the process: the first window begins with what is taken first. */
  private begunAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: SharesOptions) {}

  /** Counts what one takes; false where that is more than their share, and counted all the same. */
  take(who: string, amount = 1): boolean {
    if (this.leftMs <= 0) {
      this.taken = new Map();
      this.begunAt = this.now;
    }
    const all = (this.taken.get(who) ?? 0) + amount;
    this.taken.set(who, all);
    return all <= this.options.most;
  }

  /** Which window it is that was taken of last. */
  get window(): number {
    return this.begunAt;
  }

  /** What one took of a window and did not need. Of one that is over nothing comes back. */
  giveBack(who: string, amount: number, window: number): void {
    if (window !== this.begunAt) return;
    this.taken.set(who, Math.max(0, (this.taken.get(who) ?? 0) - amount));
  }

  /** Milliseconds until everybody has a share anew. */
  get leftMs(): number {
    return this.begunAt + this.options.windowMs - this.now;
  }

  private get now(): number {
    return (this.options.now ?? (() => performance.now()))();
  }
}
