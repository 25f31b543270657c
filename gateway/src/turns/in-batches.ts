/** What is written in the order in which it comes: one write at a time, and what comes meanwhile goes with the next. */
export class InBatches<T> {
  private readonly waiting: T[] = [];
  private writing: Promise<void> | undefined;
  private failure: { readonly error: unknown } | undefined;

  constructor(private readonly write: (batch: readonly T[]) => Promise<void>) {}

  add(value: T): void {
    this.waiting.push(value);
    this.writing ??= this.writeAll();
  }

  /** Resolves when all is written. Throws what a write has failed with since this was last asked. */
  async written(): Promise<void> {
    await this.writing;
    const { failure } = this;
    this.failure = undefined;
    if (failure) throw failure.error;
  }

  private async writeAll(): Promise<void> {
    try {
      while (this.waiting.length > 0) await this.write(this.waiting.splice(0));
    } catch (error) {
      this.failure = { error };
    } finally {
      this.writing = undefined;
    }
  }
}
