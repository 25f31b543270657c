/** Whoever waits for a piece of work. */
export interface Waiter {
  resolve(value: unknown): void;
  reject(why: unknown): void;
  /** It is done for nobody in particular, and may wait for as long as it takes. */
  readonly isPatient: boolean;
  /** Nothing of it is to be called later any more. */
  done(): void;
}

export type Work = (signal: AbortSignal) => Promise<unknown>;

/** One piece of work, and all who wait for it. */
export class Job {
  readonly authors = new Set<string>();
  readonly waiters = new Set<Waiter>();
  /** When it was begun last, and when nobody waited for it any more. */
  begunAt: number | undefined;
  leftAt = 0;
  /** It was ended once for somebody else's. */
  hasGivenWay = false;
  private running: AbortController | undefined;

  constructor(
    readonly key: string,
    private readonly work: Work,
  ) {}

  /** Whether somebody wants an answer. */
  get isAsked(): boolean {
    return [...this.waiters].some(({ isPatient }) => !isPatient);
  }

  /** It runs, and was told to end. */
  get isEnding(): boolean {
    return this.running?.signal.aborted ?? false;
  }

  end(): void {
    this.running?.abort();
  }

  /** Whether it came to its end. It has not where it was told to end, and can be run anew for those who still wait. */
  async run(): Promise<boolean> {
    this.running = new AbortController();
    const { signal } = this.running;
    try {
      const value = await this.work(signal);
      this.tell((each) => each.resolve(value));
    } catch (error) {
      if (signal.aborted) return false;
      this.tell((each) => each.reject(error));
    } finally {
      this.running = undefined;
    }
    return true;
  }

  /** All who wait are told, and wait no more. */
  tell(how: (each: Waiter) => void): void {
    for (const each of this.waiters) {
      each.done();
      how(each);
    }
    this.waiters.clear();
  }
}
