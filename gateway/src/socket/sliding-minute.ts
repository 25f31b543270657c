export const MINUTE_MS = 60_000;
/** What comes within this time of each other is kept as one, so that a minute of small pieces is soon added up. */
const TOGETHER_MS = 100;

interface Taken {
  readonly at: number;
  amount: number;
}

/** A sliding minute of what was taken. */
export class SlidingMinute {
  private taken: Taken[] = [];

  total(now: number): number {
    this.taken = this.taken.filter((entry) => entry.at > now - MINUTE_MS);
    return this.taken.reduce((sum, entry) => sum + entry.amount, 0);
  }

  add(at: number, amount: number): void {
    if (amount === 0) return;
    const newest = this.taken.at(-1);
    if (newest && at - newest.at < TOGETHER_MS) newest.amount += amount;
    else this.taken.push({ at, amount });
  }
}
