import { setTimeout as sleep } from 'node:timers/promises';
import {
  MemoryPendingStore,
  type Missed,
  type PendingFrame,
  type PendingStore,
  RedisPendingStore,
  resume,
} from '@fabula/kit/pending';
import type { Running } from '@fabula/kit/testing/programs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { make, numbers, SILENT, startRedisWithUsers, texts, until, urlOf } from './fixtures/pending.ts';

/** Two gateways on one store: in memory the same object, in Redis two of them. */
interface Pair {
  readonly one: PendingStore;
  readonly two: PendingStore;
}

let redis: Running;

const redisPair = (url: string, ttlMs?: number): Pair => {
  const options = ttlMs === undefined ? {} : { ttlMs };
  return { one: new RedisPendingStore(url, options), two: new RedisPendingStore(url, options) };
};

const STORES: Record<string, (ttlMs?: number) => Pair> = {
  memory: (ttlMs) => {
    const one = new MemoryPendingStore(ttlMs);
    return { one, two: one };
  },
  Redis: (ttlMs) => redisPair(redis.url, ttlMs),
  'a Redis that may not be asked who listens': (ttlMs) => redisPair(urlOf(redis, SILENT), ttlMs),
};

describe('what a player is owed', () => {
  beforeAll(async () => {
    redis = await startRedisWithUsers();
  });
  afterAll(() => redis.stop());

  describe.each(Object.entries(STORES))('pending frames in %s', (name, start) => {
    let pair: Pair;
    const key = (text: string) => `${name}-${text}`;
    beforeAll(() => {
      pair = start();
    });
    afterAll(async () => {
      await pair.one.close();
      await pair.two.close();
    });

    test('frames bear their own numbers, from 1, in one epoch', async () => {
      const first = await pair.one.append(key('a'), make('x'));
      const second = await pair.two.append(key('a'), make('y'));
      expect([first.seq, second.seq]).toEqual([1, 2]);
      expect(second.epoch).toBe(first.epoch);
      const { frames, complete, epoch } = await pair.one.after(key('a'), undefined, 0);
      expect({ complete, epoch }).toEqual({ complete: true, epoch: first.epoch });
      expect(frames.map((f) => f.frame.toString())).toEqual([`${epoch} 1 x`, `${epoch} 2 y`]);
    });

    test('an entry is as old as its last frame, whichever gateway added it', async () => {
      expect(await pair.one.ageOf(key('age'))).toBeUndefined();
      await pair.one.append(key('age'), make('x'));
      await until(async () => ((await pair.two.ageOf(key('age'))) ?? 0) >= 20);
      const before = performance.now();
      await pair.two.append(key('age'), make('y'));
      const age = await pair.one.ageOf(key('age'));
      // A clock of whole milliseconds.
      expect(age).toBeLessThanOrEqual(performance.now() - before + 1);
      await pair.one.clear(key('age'));
      expect(await pair.two.ageOf(key('age'))).toBeUndefined();
    });

    test('appended at once from two gateways, none is lost and the numbers have no gap', async () => {
      const jobs = numbers(60).map((n) => (Number(n) % 2 ? pair.one : pair.two).append(key('b'), make(n)));
      const given = await Promise.all(jobs);
      expect(given.map((g) => g.seq).sort((a, b) => a - b)).toEqual(numbers(60).map((n) => Number(n) + 1));
      const { frames } = await pair.two.after(key('b'), undefined, 0);
      expect(frames.map((f) => f.frame.toString().split(' ')[1])).toEqual(frames.map((f) => String(f.seq)));
      expect(texts(frames).toSorted()).toEqual(numbers(60).toSorted());
    });

    test('several in one go follow each other, also where another gateway appended meanwhile, and are heard in order', async () => {
      const heard: PendingFrame[] = [];
      const { stop } = await pair.two.follow(key('several'), (frame) => heard.push(frame));
      await pair.one.append(key('several'), ...numbers(2).map(make));
      await pair.two.append(key('several'), make('x'));
      const last = await pair.one.append(key('several'), ...['a', 'b', 'c'].map(make));
      expect(last.seq).toBe(6);
      const { frames, epoch } = await pair.two.after(key('several'), undefined, 0);
      expect(frames.map((f) => f.frame.toString())).toEqual(
        ['0', '1', 'x', 'a', 'b', 'c'].map((text, n) => `${epoch} ${n + 1} ${text}`),
      );
      await until(() => heard.length >= 6);
      expect(heard).toEqual(frames);
      await stop();
    });

    test('what was missed: the rest of the same epoch, else all there is and not complete', async () => {
      for (const n of numbers(4)) await pair.one.append(key('c'), make(n));
      const { epoch } = await pair.one.after(key('c'), undefined, 0);
      expect(texts((await pair.two.after(key('c'), epoch, 2)).frames)).toEqual(['2', '3']);
      expect(await pair.two.after(key('c'), epoch, 4)).toEqual({ epoch, complete: true, frames: [] });
      const other = await pair.two.after(key('c'), 'another', 2);
      expect([other.epoch, other.complete, texts(other.frames)]).toEqual([epoch, false, numbers(4)]);
      expect(await pair.one.after(key('none'), 'another', 2)).toEqual({
        epoch: undefined,
        complete: false,
        frames: [],
      });
      expect(await pair.one.after(key('none'), undefined, 0)).toEqual({
        epoch: undefined,
        complete: true,
        frames: [],
      });
    });

    test('a cleared entry begins a new epoch from 1, for every gateway', async () => {
      const before = await pair.one.append(key('d'), make('x'));
      await pair.two.append(key('d'), make('y'));
      await pair.two.clear(key('d'));
      const after = await pair.one.append(key('d'), make('z'));
      expect(after.seq).toBe(1);
      expect(after.epoch).not.toBe(before.epoch);
      expect((await pair.two.after(key('d'), before.epoch, 2)).complete).toBe(false);
    });

    test('at most 4 MiB are kept, the newest, and it says that the rest is gone', async () => {
      const big = 'x'.repeat(600_000);
      for (const n of numbers(10))
        await pair.one.append(key('e'), (epoch, seq) => Buffer.from(`${epoch} ${seq} ${n}-${big}`));
      const { frames, complete, epoch } = await pair.two.after(key('e'), undefined, 0);
      expect(complete).toBe(false);
      expect(frames.map((f) => f.seq)).toEqual([5, 6, 7, 8, 9, 10].slice(-frames.length));
      expect(frames.reduce((sum, f) => sum + f.frame.length, 0)).toBeLessThanOrEqual(4 * 1024 * 1024);
      expect((await pair.two.after(key('e'), epoch, 4)).complete).toBe(true);
    });

    /** An entry whose first frame is older than its life, kept by those since; anew, and slower, where the machine paused so long. */
    async function keptByItsFrames(ttlMs = 100): Promise<{ short: Pair; kept: { epoch: string } }> {
      const short = start(ttlMs);
      await short.two.clear(key('f'));
      const kept = await short.one.append(key('f'), make('x'));
      const begun = performance.now();
      let longest = 0;
      for (let last = begun; last - begun <= ttlMs; ) {
        await sleep(ttlMs / 20);
        await short.one.append(key('f'), make('y'));
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      const { frames, epoch } = await short.two.after(key('f'), undefined, 0);
      if (epoch === kept.epoch && texts(frames)[0] === 'x') return { short, kept };
      await Promise.all([short.one.close(), short.two.close()]);
      expect(longest).toBeGreaterThan(ttlMs / 2);
      return keptByItsFrames(ttlMs * 2);
    }

    test('an entry is gone some time after its last frame', async () => {
      const { short, kept } = await keptByItsFrames();
      await until(async () => (await short.two.after(key('f'), undefined, 0)).epoch === undefined);
      const again = await short.one.append(key('f'), make('z'));
      expect(again).toMatchObject({ seq: 1 });
      expect(again.epoch).not.toBe(kept.epoch);
      await short.one.close();
      await short.two.close();
    });

    test('two followers on two gateways each resume in the middle and get each frame exactly once', async () => {
      const count = 200;
      const got: [PendingFrame[], PendingFrame[]] = [[], []];
      const missed: Missed[] = [];
      let resumed: Promise<{ stop(): Promise<void> }>[] = [];
      for (const n of numbers(count)) {
        const appended = (Number(n) % 3 ? pair.one : pair.two).append(key('g'), make(n));
        if (Number(n) === 100) {
          resumed = [pair.one, pair.two].map((store, i) =>
            resume(store, {
              key: key('g'),
              epoch: undefined,
              seq: 0,
              onMissed: (m) => missed.push(m),
              onFrame: (frame) => got[i]?.push(frame),
            }),
          );
        }
        await appended;
      }
      await until(() => got.every((g) => g.length >= count));
      for (const frames of got) expect(texts(frames)).toEqual(numbers(count));
      expect(missed.map((m) => m.complete)).toEqual([true, true]);
      for (const subscription of await Promise.all(resumed)) await subscription.stop();
      await pair.one.append(key('g'), make('late'));
      expect(got.map((g) => g.length)).toEqual([count, count]);
    });

    test('a follower goes on into the next epoch', async () => {
      const got: PendingFrame[] = [];
      await pair.one.append(key('h'), make('0'));
      const subscription = await pair.two.follow(key('h'), (frame) => got.push(frame));
      await pair.one.append(key('h'), make('1'));
      await pair.one.clear(key('h'));
      await pair.one.append(key('h'), make('2'));
      await until(() => got.length === 2);
      expect([texts(got), got.map((f) => f.seq)]).toEqual([
        ['1', '2'],
        [2, 1],
      ]);
      await subscription.stop();
    });

    test('a second owner takes over, and the first is told once', async () => {
      expect(await pair.one.ownerOf(key('i'))).toBeUndefined();
      const first = await pair.one.own(key('i'), 'socket-1');
      let lost = 0;
      const watching = await pair.one.onTakeover(key('i'), first, () => {
        lost += 1;
      });
      const second = await pair.two.own(key('i'), 'socket-2');
      const third = await pair.two.own(key('i'), 'socket-3');
      expect(third).toBeGreaterThan(second);
      expect(second).toBeGreaterThan(first);
      await until(() => lost > 0);
      await watching.stop();
      expect(lost).toBe(1);
      expect(await pair.one.ownerOf(key('i'))).toEqual({ owner: 'socket-3', fence: third });
      let late = 0;
      await (
        await pair.one.onTakeover(key('i'), first, () => {
          late += 1;
        })
      ).stop();
      expect(late).toBe(1);
    });
  });

  test('in memory, whoever owned something a day ago is forgotten', async () => {
    let now = Date.now();
    const store = new MemoryPendingStore(undefined, () => now);
    for (const key of ['a', 'b']) await store.own(key, 'socket-1');
    now += 20 * 3_600_000;
    await store.own('a', 'socket-2');
    now += 5 * 3_600_000;
    await store.own('c', 'socket-3');
    const owners = await Promise.all(['a', 'b', 'c'].map((key) => store.ownerOf(key)));
    expect(owners.map((one) => one?.owner)).toEqual(['socket-2', undefined, 'socket-3']);
    await store.close();
  });
});
