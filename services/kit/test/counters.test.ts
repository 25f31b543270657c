import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RedisCounters } from '@fabula/kit/counters';
import { createLogger } from '@fabula/kit/log';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';

let redis: Running;

describe('counters', () => {
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test('two processes count together, each thing by itself', async () => {
    const [one, two] = [new RedisCounters(redis.url), new RedisCounters(redis.url)];
    const name = randomUUID();
    const counted = await Promise.all(
      [1, 2, 3, 4].flatMap(() => [one.add(name, 60_000), two.add(name, 60_000)]),
    );
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(counted.every(({ leftMs }) => leftMs > 0 && leftMs <= 60_000)).toBe(true);
    expect((await one.add(randomUUID(), 60_000)).count).toBe(1);
    await Promise.all([one.close(), two.close()]);
  });

  test('a window that has closed is counted anew, and the store knows no names', async () => {
    const counters = new RedisCounters(redis.url);
    await counters.add('203.0.113.7', 20);
    while ((await counters.add('203.0.113.7', 20)).count > 1) await sleep(5);
    await counters.add('203.0.113.8', 60_000);
    const look = new Redis(redis.url);
    expect((await look.keys('fabula:count:*')).filter((key) => key.includes('203.0'))).toEqual([]);
    look.disconnect();
    await counters.close();
  });

  test('a window from before the store’s clock was set back closes no later than a new one', async () => {
    const [counters, look] = [new RedisCounters(redis.url), new Redis(redis.url)];
    await look.flushall();
    await counters.add('somebody', 60_000);
    const [key = ''] = await look.keys('fabula:count:*');
    await look.pexpire(key, 7_260_000);
    const { count, leftMs } = await counters.add('somebody', 60_000);
    expect(count).toBe(2);
    expect(leftMs).toBeLessThanOrEqual(60_000);
    look.disconnect();
    await counters.close();
  });

  test('a store that is there and refuses is told in the log, and to whoever counts', async () => {
    const written: string[] = [];
    const log = createLogger('part', { destination: { write: (line) => void written.push(line) } });
    const counters = new RedisCounters(redis.url, { log });
    const look = new Redis(redis.url);
    await look.flushall();
    await counters.add('somebody', 60_000);
    const [key = ''] = await look.keys('fabula:count:*');
    await look.del(key);
    await look.lpush(key, 'no number');
    await expect(counters.add('somebody', 60_000)).rejects.toThrow('WRONGTYPE');
    expect(written.filter((line) => line.includes('counters'))).toHaveLength(1);
    look.disconnect();
    await counters.close();
  });

  test('closed while the store is away, nothing of it holds up the process', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const away = await startRedis();
    const counters = new RedisCounters(away.url);
    await counters.add('somebody', 60_000);
    await away.stop();
    await expect(counters.add('somebody', 60_000)).rejects.toThrow();
    await counters.close();
    while (timers() > before) await sleep(5);
  });
});
