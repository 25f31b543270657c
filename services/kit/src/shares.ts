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
  private begunAt = 0;

  constructor(private readonly options: SharesOptions) {}

  /** Counts what one takes; false where that is more than their share, and counted all the same. */
  take(who: string, amount = 1): boolean {
    const { most, windowMs, now = () => performance.now() } = this.options;
    if (now() - this.begunAt >= windowMs) {
      this.taken = new Map();
      this.begunAt = now();
    }
    const all = (this.taken.get(who) ?? 0) + amount;
    this.taken.set(who, all);
    return all <= most;
  }
}
