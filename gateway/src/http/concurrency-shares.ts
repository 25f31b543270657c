import { networkOf } from '@fabula/kit/network';
import pLimit, { type Limit } from 'p-limit';

/** Lets each network address have so many of something at once; what it asks beyond waits for its own to end. */
export class ConcurrencyShares {
  private readonly limits = new Map<string, Limit>();

  constructor(private readonly each: number) {}

  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const client = networkOf(address);
    const limit = this.limits.get(client) ?? pLimit(this.each);
    this.limits.set(client, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.limits.delete(client);
    }
  }
}
