import { monotonicMs } from '@fabula/kit/clock';

/** Frames of one socket. A page sends ten chunks a second, and what it kept for a while when it has come back. */
const PER_SECOND = 40;
const AT_ONCE = 400;

/** How many frames a socket may send: so many a second, and those of a while in which it sent fewer at once. */
export class FrameBudget {
  private left = AT_ONCE;
  private at: number;

  constructor(private readonly now: () => number = monotonicMs) {
    this.at = now();
  }

  /** Answers whether one more may come. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(AT_ONCE, this.left + ((now - this.at) / 1000) * PER_SECOND);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
