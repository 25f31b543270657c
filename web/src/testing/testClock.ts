import type { Clock } from '../lib/clock.ts';

/** Time that passes when a test says so. */
export class TestClock implements Clock {
  private time = 0;
  private waits: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const wait = { at: this.time + ms, call };
    this.waits.push(wait);
    return () => {
      this.waits = this.waits.filter((other) => other !== wait);
    };
  }

  /** Lets what comes due happen, in order. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.waits.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.waits = this.waits.filter((wait) => wait !== due);
      this.time = Math.max(this.time, due.at);
      due.call();
    }
    this.time = end;
  }
}
