import { createMetrics } from '@fabula/kit/metrics';
import {
  MemoryPendingStore,
  type PendingFrame,
  RedisPendingStore,
  ResilientPendingStore,
} from '@fabula/kit/pending';
import { collectedLog } from '@fabula/kit/testing/log';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { MUTE, make, numbers, SILENT, startRedisWithUsers, texts, until, urlOf } from './fixtures/pending.ts';
import { SwallowingLine } from './fixtures/swallowing-line.ts';

let redis: Running;

describe('what a player is owed, in Redis', () => {
  beforeAll(async () => {
    redis = await startRedisWithUsers();
  });
  afterAll(() => redis.stop());

  describe('a Redis that does not allow all', () => {
    const metrics = createMetrics('gateway');
    const resilient = (user: typeof SILENT) =>
      new ResilientPendingStore(new RedisPendingStore(urlOf(redis, user)), new MemoryPendingStore(), {
        metrics,
      });
    const inRedis = async (key: string) => {
      const reader = new RedisPendingStore(redis.url);
      const { frames } = await reader.after(key, undefined, 0);
      await reader.close();
      return texts(frames);
    };

    test('and does not say who listens: each frame is kept once and heard once, here and elsewhere', async () => {
      const stores = [resilient(SILENT), resilient(SILENT)];
      const got: [PendingFrame[], PendingFrame[]] = [[], []];
      for (const [n, store] of stores.entries()) await store.follow('once', (frame) => got[n]?.push(frame));
      for (const n of numbers(5)) await stores[Number(n) % 2]?.append('once', make(n));
      await until(() => got.every((frames) => frames.length >= 5));
      expect(await inRedis('once')).toEqual(numbers(5));
      for (const frames of got)
        expect([texts(frames), frames.map((f) => f.seq)]).toEqual([numbers(5), [1, 2, 3, 4, 5]]);
      expect(await metrics.text()).not.toMatch(/fabula_pending_fallback_total\{.*\} [1-9]/);
      for (const store of stores) await store.close();
    });

    test('and lets nobody be told: a frame is kept once', async () => {
      const store = resilient(MUTE);
      const first = await store.append('untold', make('0'));
      expect(await store.append('untold', make('1'))).toEqual({ epoch: first.epoch, seq: 2 });
      expect(await inRedis('untold')).toEqual(['0', '1']);
      expect(texts((await store.after('untold', first.epoch, 0)).frames)).toEqual(['0', '1']);
      await store.close();
    });
  });

  describe('with Redis away', () => {
    test('the game goes on from memory, which is counted, and comes back to Redis', async () => {
      const own = await startRedis();
      const port = Number(new URL(own.url).port);
      const metrics = createMetrics('gateway');
      const store = new ResilientPendingStore(new RedisPendingStore(own.url), new MemoryPendingStore(), {
        metrics,
      });
      const got: PendingFrame[] = [];
      await store.append('s', make('0'));
      const first = await store.own('s', 'socket-1');
      let lost = 0;
      await store.onTakeover('s', first, () => {
        lost += 1;
      });
      const following = await store.follow('s', (frame) => got.push(frame));
      await store.append('s', make('1'));
      await own.stop();
      const local = await store.append('s', make('2'));
      await store.append('s', make('3'));
      await until(() => got.length === 3);
      expect(texts(got)).toEqual(['1', '2', '3']);
      expect(texts((await store.after('s', local.epoch, 1)).frames)).toEqual(['3']);
      expect(await store.own('s', 'socket-2')).toBeGreaterThan(first);
      expect(lost).toBe(1);
      await expect(store.check()).rejects.toThrow();
      expect(await metrics.text()).toMatch(
        /fabula_pending_fallback_total\{operation="append",part="gateway"\} 2/,
      );
      const again = await startRedis({ port });
      await until(async () => {
        await store.append('s', make('4'));
        const other = new RedisPendingStore(own.url);
        const { frames } = await other.after('s', undefined, 0);
        await other.close();
        return frames.length > 0;
      });
      const length = got.length;
      await store.append('s', make('5'));
      await until(() => got.length > length);
      expect(texts(got.slice(-1))).toEqual(['5']);
      expect(new Set(got.map((f) => `${f.epoch} ${f.seq}`)).size).toBe(got.length);
      await following.stop();
      await store.close();
      await again.stop();
    });

    describe('and back again', () => {
      const resilient = (url: string) =>
        new ResilientPendingStore(new RedisPendingStore(url), new MemoryPendingStore(), {
          metrics: createMetrics('gateway'),
        });
      /** Appends until the frame is in Redis. What did not come so far went to memory. */
      async function appendedThere(store: ResilientPendingStore, url: string, text: string) {
        for (;;) {
          const given = await store.append('s', make(text));
          const reader = new RedisPendingStore(url);
          const { epoch } = await reader.after('s', undefined, 0);
          await reader.close();
          if (epoch === given.epoch) return given;
        }
      }

      test('what another gateway has gone on with is what is missed, not what lies in memory from then', async () => {
        const own = await startRedis();
        const port = Number(new URL(own.url).port);
        const [one, other] = [resilient(own.url), resilient(own.url)];
        await one.append('s', make('0'));
        await own.stop();
        const local = await one.append('s', make('1'));
        const again = await startRedis({ port });
        const { epoch } = await appendedThere(other, own.url, '2');
        // The one that was away from Redis finds it again by itself.
        await until(async () => (await one.after('s', local.epoch, local.seq)).epoch === epoch);
        const missed = await one.after('s', local.epoch, local.seq);
        expect(missed.complete).toBe(false);
        expect(new Set(texts(missed.frames))).toEqual(new Set(['2']));
        await Promise.all([one.close(), other.close()]);
        await again.stop();
      });

      test('a second outage does not answer with the first one', async () => {
        const own = await startRedis();
        const port = Number(new URL(own.url).port);
        const store = resilient(own.url);
        await store.append('s', make('0'));
        await own.stop();
        const first = await store.append('s', make('1'));
        const again = await startRedis({ port });
        const { epoch, seq } = await appendedThere(store, own.url, '2');
        await again.stop();
        expect(await store.after('s', epoch, seq)).toEqual({ epoch: undefined, complete: false, frames: [] });
        const second = await store.append('s', make('3'));
        expect(second.seq).toBe(1);
        expect(second.epoch).not.toBe(first.epoch);
        await store.close();
      });

      test('an entry that Redis kept meanwhile does not go on as if nothing had come between', async () => {
        const own = await startRedis();
        const store = resilient(own.url);
        const before = await store.append('s', make('0'));
        process.kill(own.pid, 'SIGSTOP');
        await store.append('s', make('1'));
        process.kill(own.pid, 'SIGCONT');
        await appendedThere(store, own.url, '2');
        expect(await store.after('s', before.epoch, before.seq)).toMatchObject({ complete: false });
        await store.close();
        await own.stop();
      });

      test('the owner is whoever came last, in memory or in Redis', async () => {
        const own = await startRedis();
        const port = Number(new URL(own.url).port);
        const store = resilient(own.url);
        await store.own('s', 'before');
        await own.stop();
        await store.own('s', 'meanwhile');
        const again = await startRedis({ port });
        await appendedThere(store, own.url, 'it is back');
        expect(await store.ownerOf('s')).toMatchObject({ owner: 'meanwhile' });
        const there = new RedisPendingStore(own.url);
        await there.own('s', 'after');
        expect(await store.ownerOf('s')).toMatchObject({ owner: 'after' });
        await Promise.all([there.close(), store.close()]);
        await again.stop();
      });
    });

    test('a Redis that is full refuses, and the log says why memory takes over', async () => {
      const own = await startRedis();
      const { log, lines } = collectedLog();
      const store = new ResilientPendingStore(new RedisPendingStore(own.url), new MemoryPendingStore(), {
        metrics: createMetrics('gateway'),
        log,
      });
      const { epoch } = await store.append('s', make('0'));
      const admin = new Redis(own.url);
      await admin.config('SET', 'maxmemory', '1');
      admin.disconnect();
      expect((await store.append('s', make('1'))).epoch).not.toBe(epoch);
      expect(lines()).toMatchObject([
        { msg: 'pending store', operation: 'append', err: { message: expect.stringContaining('OOM') } },
      ]);
      await store.close();
      await own.stop();
    });

    test('while Redis hangs memory takes over, and whoever leaves has left', async () => {
      const own = await startRedis();
      const store = new ResilientPendingStore(new RedisPendingStore(own.url), new MemoryPendingStore(), {
        metrics: createMetrics('gateway'),
      });
      const got: PendingFrame[] = [];
      const before = await store.follow('before', () => {});
      const watch = await store.onTakeover('before', await store.own('before', 'me'), () => {});
      process.kill(own.pid, 'SIGSTOP');
      await Promise.all([before.stop(), watch.stop()]);
      const fence = await store.own('s', 'me');
      const taken = await store.onTakeover('s', fence, () => {});
      const following = await store.follow('s', (frame) => got.push(frame));
      await store.append('s', make('1'));
      expect(texts(got)).toEqual(['1']);
      await Promise.all([following.stop(), taken.stop()]);
      await store.close();
      process.kill(own.pid, 'SIGCONT');
      await own.stop();
    });

    test('a follower hears what was appended while its connection was cut', async () => {
      const store = new RedisPendingStore(redis.url);
      const writer = new RedisPendingStore(redis.url);
      const got: PendingFrame[] = [];
      await store.append('cut', make('0'));
      await store.follow('cut', (frame) => got.push(frame));
      const admin = new Redis(redis.url);
      for (const n of ['1', '2', '3']) {
        await admin.call('CLIENT', 'KILL', 'TYPE', 'PUBSUB');
        await writer.append('cut', make(n));
      }
      await until(() => got.length === 3);
      expect(texts(got)).toEqual(['1', '2', '3']);
      admin.disconnect();
      await store.close();
      await writer.close();
    });

    test('what its own process follows does not come by way of Redis; what another one follows does', async () => {
      const [store, other] = [new RedisPendingStore(redis.url), new RedisPendingStore(redis.url)];
      const admin = new Redis(redis.url);
      const published = async () =>
        Number(/cmdstat_publish:calls=(\d+)/.exec(await admin.info('commandstats'))?.[1] ?? 0);
      const got: [PendingFrame[], PendingFrame[]] = [[], []];
      const own = await store.follow('near', (frame) => got[0].push(frame));
      const before = await published();
      for (const n of ['0', '1', '2']) await store.append('near', make(n));
      expect(texts(got[0])).toEqual(['0', '1', '2']);
      expect(await published()).toBe(before);
      const far = await other.follow('near', (frame) => got[1].push(frame));
      await store.append('near', make('3'));
      await until(() => got[1].length === 1);
      expect(await published()).toBe(before + 1);
      await Promise.all([own.stop(), far.stop()]);
      await store.append('near', make('4'));
      expect(got.map(texts)).toEqual([['0', '1', '2', '3'], ['3']]);
      admin.disconnect();
      await Promise.all([store.close(), other.close()]);
    });

    test('whose subscription is cut while it appends tells the others all the same', async () => {
      const [store, other] = [new RedisPendingStore(redis.url), new RedisPendingStore(redis.url)];
      const admin = new Redis(redis.url);
      const listening = async () =>
        ((await admin.client('LIST', 'TYPE', 'PUBSUB')) as string).match(/(?<=\bid=)\d+/g) ?? [];
      const got: [PendingFrame[], PendingFrame[]] = [[], []];
      await other.follow('torn', (frame) => got[1].push(frame));
      const others: readonly string[] = await listening();
      await store.follow('torn', (frame) => got[0].push(frame));
      for (const n of numbers(40)) {
        const mine = (await listening()).find((id) => !others.includes(id));
        if (mine !== undefined) void admin.client('KILL', 'ID', mine);
        await store.append('torn', make(n));
        // No later frame helps: each is there for both before the next.
        await until(() => got.every((frames) => frames.length > Number(n)));
      }
      for (const frames of got) expect(texts(frames)).toEqual(numbers(40));
      admin.disconnect();
      await Promise.all([store.close(), other.close()]);
    });

    test('whose subscription is swallowed finds out, and tells the others what they were not told', async () => {
      const line = await SwallowingLine.to(redis.url);
      const [store, other] = [
        new RedisPendingStore(line.url, { lookMs: 100 }),
        new RedisPendingStore(redis.url),
      ];
      const got: [PendingFrame[], PendingFrame[]] = [[], []];
      await store.follow('mute', (frame) => got[0].push(frame));
      await other.follow('mute', (frame) => got[1].push(frame));
      await store.append('mute', make('0'));
      await line.cutBehind('subscribe');
      await store.append('mute', make('1'));
      await until(() => got.every((frames) => frames.length === 2));
      for (const frames of got) expect(texts(frames)).toEqual(['0', '1']);
      await Promise.all([store.close(), other.close()]);
      line.close();
    });
  });
});
