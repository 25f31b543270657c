/** Failures in a row after which nobody is kept waiting for the next one. */
const PATIENCE = 3;
const REST_MS = 30_000;

/** A server that is away is left alone for a while: else every turn would wait out the whole deadline. */
export class ModelBreaker {
  private failures = 0;
  private until = 0;

  isOn(nowMs: number): boolean {
    return nowMs < this.until;
  }

  /** After the rest one failure is enough to begin the next. */
  failed(nowMs: number): void {
    this.failures += 1;
    if (this.failures >= PATIENCE) this.until = nowMs + REST_MS;
  }

  answered(): void {
    this.failures = 0;
  }
}
