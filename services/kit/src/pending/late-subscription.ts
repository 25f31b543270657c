import type { Subscription } from './store.ts';

/** Subscribes, and where that fails tries again until it works or nobody listens any more. */
export class LateSubscription implements Subscription {
  private joined: Subscription | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly subscribe: () => Promise<Subscription>,
    private readonly pauseMs: number,
  ) {}

  get isJoined(): boolean {
    return this.joined !== undefined;
  }

  /** Resolves after the first attempt. */
  async start(): Promise<this> {
    try {
      const joined = await this.subscribe();
      if (this.stopped) await joined.stop();
      else this.joined = joined;
    } catch {
      // The store logs why. Each failure is followed by another attempt.
      if (!this.stopped) this.timer = setTimeout(() => void this.start(), this.pauseMs).unref();
    }
    return this;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.joined?.stop();
  }
}
