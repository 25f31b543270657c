import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from '../log.ts';
import { Outage } from '../outage.ts';
import { connectRedis, firstConnection, isRefusal } from '../pending/redis-client.ts';
import type { Counted, Counters } from './counters.ts';

/**
 * One step, so that no window stays open for ever where a process dies between the two. The store keeps the instant at which
 * one closes: where its clock was set back, that is no later than of a window that opens now.
 */
const ADD = `
local count = redis.call('INCR', KEYS[1])
if count == 1 or redis.call('PTTL', KEYS[1]) > tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** Names may be network addresses: the store does not learn them. */
const keyOf = (name: string) => `fabula:count:${createHash('sha256').update(name).digest('base64url')}`;

/** Counts in Redis, for as many processes as reach it. */
export class RedisCounters implements Counters {
  private readonly redis: Redis;
  private readonly first: Promise<void>;
  private readonly outage: Outage;

  constructor(url: string, { log }: { readonly log?: Logger } = {}) {
    this.outage = new Outage(log, { lost: 'counters', back: 'counters are back' });
    this.redis = connectRedis(url, (err) => this.outage.failed({ err }));
    this.first = firstConnection(this.redis);
  }

  async add(name: string, windowMs: number): Promise<Counted> {
    await this.first;
    try {
      const [count, leftMs] = (await this.redis.eval(ADD, 1, keyOf(name), windowMs)) as [number, number];
      this.outage.over();
      return { count, leftMs };
    } catch (err) {
      // A lost connection says so itself; a store that is there and refuses (full, or read-only) does not.
      if (isRefusal(err)) this.outage.failed({ err });
      throw err;
    }
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}
