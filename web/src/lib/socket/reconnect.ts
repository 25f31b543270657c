/** Milliseconds; protocol.md, Rules. */
const PAUSE_MS = 5_000;
const JITTER_MS = 1_000;
const MOST_ATTEMPTS = 50;

/** When to connect again after a connection was lost. */
export class Reconnects {
  private attempts = 0;
  private goingAwayMs: number | undefined;

  constructor(private readonly random: () => number) {}

  /** The server told when to come back. */
  goingAway(afterMs: number): void {
    this.goingAwayMs = afterMs;
  }

  /** Milliseconds until the next attempt; undefined when there were enough. */
  next(): number | undefined {
    if (this.attempts >= MOST_ATTEMPTS) return undefined;
    this.attempts += 1;
    const told = this.goingAwayMs;
    this.goingAwayMs = undefined;
    return told ?? PAUSE_MS + this.random() * JITTER_MS;
  }

  /** The server has spoken, or the player asks for another round. */
  reset(): void {
    this.attempts = 0;
  }
}
