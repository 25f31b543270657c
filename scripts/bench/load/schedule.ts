/**
 * Planned moments, equally far apart. The load is open: a turn is due at its moment whether or not those before it have
 * been answered, and its player waits from then on.
 */
export class Schedule {
  private given = 0;

  /** @param startMs of the first turn, on the clock that `due` is asked by */
  constructor(
    private readonly startMs: number,
    private readonly perSecond: number,
    private readonly count: number,
  ) {}

  /** The moments that have come since this was last asked. */
  due(nowMs: number): number[] {
    const moments: number[] = [];
    for (let at = this.nextMs; at !== undefined && at <= nowMs; at = this.nextMs) {
      moments.push(at);
      this.given += 1;
    }
    return moments;
  }

  /** The moment that comes next; undefined after the last one. */
  get nextMs(): number | undefined {
    return this.given < this.count ? this.startMs + (this.given * 1000) / this.perSecond : undefined;
  }
}
