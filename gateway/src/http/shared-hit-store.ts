import { wallMs } from '@fabula/kit/clock';
import type { Counters } from '@fabula/kit/counters';
import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';

/** Requests of each client, counted over all gateways; by each for itself while the common store is away. */
export class SharedHitStore implements Store {
  private readonly own = new MemoryStore();
  private windowMs = 0;

  constructor(private readonly counters: Counters) {}

  init(options: Options): void {
    this.windowMs = options.windowMs;
    this.own.init(options);
  }

  async increment(client: string): Promise<ClientRateLimitInfo> {
    // A store that is away says so in its own log.
    const counted = await this.counters.add(client, this.windowMs).catch(() => undefined);
    if (!counted) return this.own.increment(client);
    return { totalHits: counted.count, resetTime: new Date(wallMs() + counted.leftMs) };
  }

  /** No request is ever given back. */
  decrement(client: string): Promise<void> {
    return this.own.decrement(client);
  }

  resetKey(client: string): Promise<void> {
    return this.own.resetKey(client);
  }

  shutdown(): void {
    this.own.shutdown();
  }
}
