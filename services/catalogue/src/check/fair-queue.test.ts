import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';

/** Work that goes on until it is let go, or told to end; what begun and ended, in order. */
class Bench {
  readonly log: string[] = [];
  private readonly letGo = new Map<string, () => void>();

  constructor(readonly queue: FairQueue) {}

  work(name: string) {
    return (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        this.log.push(`${name} begins`);
        signal.addEventListener('abort', () => {
          this.letGo.delete(name);
          this.log.push(`${name} is ended`);
          reject(new Error('ended'));
        });
        this.letGo.set(name, () => {
          this.letGo.delete(name);
          this.log.push(`${name} is done`);
          resolve(name);
        });
      });
  }

  asked(author: string, key: string, signal = new AbortController().signal): Promise<string> {
    return this.queue.do({ author, key, signal }, this.work(key));
  }

  forNobody(author: string, key: string): Promise<string> {
    return this.queue.do({ author, key }, this.work(key));
  }

  /** Lets what runs come to its end. */
  async goOn(name: string): Promise<void> {
    while (!this.letGo.has(name)) await turn();
    this.letGo.get(name)?.();
  }

  async has(what: string): Promise<void> {
    while (!this.log.includes(what)) await turn();
  }

  get begun(): string[] {
    return this.log.filter((each) => each.endsWith(' begins')).map((each) => each.replace(' begins', ''));
  }
}

const FAR_MS = 600_000;
const benchWith = (options: FairQueueOptions = {}) =>
  new Bench(new FairQueue({ waitMs: FAR_MS, sliceMs: FAR_MS, graceMs: FAR_MS, ...options }));

describe('a fair queue', () => {
  let bench: Bench;
  beforeEach(() => {
    bench = benchWith();
  });

  test('who has six waiting waits behind their own: others go between', async () => {
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((key) => bench.asked('ada', key));
    const others = [bench.asked('bo', 'b1'), bench.asked('cy', 'c1')];
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a3', 'a4', 'a5', 'a6']) await bench.goOn(name);
    expect(bench.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4', 'a5', 'a6']);
    expect(await Promise.all([...all, ...others])).toHaveLength(8);
  });

  test('what runs lets another author go first, once, and is done anew', async () => {
    let now = 0;
    bench = benchWith({ sliceMs: 10, now: () => now });
    const slow = bench.asked('ada', 'slow');
    const mine = bench.asked('ada', 'mine');
    await bench.has('slow begins');
    expect(bench.log).toEqual(['slow begins']);
    now = 10;
    const quick = bench.asked('bo', 'quick');
    await bench.goOn('quick');
    expect(await quick).toBe('quick');
    const again = bench.asked('cy', 'again');
    await bench.goOn('slow');
    await bench.goOn('again');
    await bench.goOn('mine');
    expect(bench.begun).toEqual(['slow', 'quick', 'slow', 'again', 'mine']);
    expect(await Promise.all([slow, again, mine])).toEqual(['slow', 'again', 'mine']);
  });

  test('what is done for nobody in particular is ended for what somebody waits for, and is done later', async () => {
    const edited = bench.forNobody('ada', 'edited');
    await bench.has('edited begins');
    const asked = bench.asked('ada', 'asked');
    await bench.goOn('asked');
    await bench.goOn('edited');
    expect(await Promise.all([edited, asked])).toEqual(['edited', 'asked']);
  });

  test('nobody works for who has gone: what waits is not begun', async () => {
    const gone = new AbortController();
    const first = bench.asked('ada', 'first');
    const left = bench.asked('bo', 'left', gone.signal);
    const last = bench.asked('cy', 'last');
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'CANCELLED' });
    for (const name of ['first', 'last']) await bench.goOn(name);
    await Promise.all([first, last]);
    expect(bench.begun).toEqual(['first', 'last']);
    await expect(bench.asked('bo', 'late', gone.signal)).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  test('what runs for who has gone is ended for others at once, and else a while after', async () => {
    const gone = new AbortController();
    const left = bench.asked('ada', 'left', gone.signal);
    await bench.has('left begins');
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(bench.log).toEqual(['left begins']);
    const mine = bench.asked('ada', 'mine');
    await bench.has('left is ended');
    await bench.goOn('mine');
    expect(await mine).toBe('mine');
    bench = benchWith({ graceMs: 1 });
    const once = new AbortController();
    const alone = bench.asked('ada', 'alone', once.signal);
    await bench.has('alone begins');
    once.abort();
    await expect(alone).rejects.toMatchObject({ code: 'CANCELLED' });
    await bench.has('alone is ended');
    // It was left by all, so it is not done anew.
    await turn();
    expect(bench.begun).toEqual(['alone']);
  });

  test('a page whose call was lost finds the same work under way', async () => {
    const gone = new AbortController();
    const lost = bench.asked('ada', 'story', gone.signal);
    await bench.has('story begins');
    gone.abort();
    await expect(lost).rejects.toMatchObject({ code: 'CANCELLED' });
    const again = bench.asked('ada', 'story');
    await bench.goOn('story');
    expect(await again).toBe('story');
    expect(bench.begun).toEqual(['story']);
  });

  test('the same is done once for all who ask, while it waits and while it runs, and for those who stay', async () => {
    const gone = new AbortController();
    const running = [bench.asked('ada', 'one'), bench.asked('bo', 'one', gone.signal)];
    const waiting = [bench.asked('ada', 'two'), bench.asked('bo', 'two')];
    gone.abort();
    await expect(running[1]).rejects.toMatchObject({ code: 'CANCELLED' });
    await bench.goOn('one');
    await bench.goOn('two');
    expect(await Promise.all([running[0], ...waiting])).toEqual(['one', 'two', 'two']);
    expect(bench.begun).toEqual(['one', 'two']);
  });

  test('all who wait for it are told where it fails, and the next goes on', async () => {
    const fails = () => Promise.reject(new Error('no'));
    const { signal } = new AbortController();
    const failed = [1, 2].map(() => bench.queue.do({ author: 'ada', key: 'fails', signal }, fails));
    const next = bench.asked('ada', 'next');
    for (const each of failed) await expect(each).rejects.toThrow('no');
    await bench.goOn('next');
    expect(await next).toBe('next');
  });

  test('who waits for long is told so, and what to do', async () => {
    bench = benchWith({ waitMs: 1 });
    void bench.asked('ada', 'slow');
    const late = bench.asked('bo', 'late');
    await expect(late).rejects.toMatchObject({
      ...{ reason: 'CHECKS_BUSY', code: 'RESOURCE_EXHAUSTED', retryable: true },
    });
    await bench.goOn('slow');
    expect(bench.begun).toEqual(['slow']);
  });

  test('who has let another go first and waits for long since is told so', async () => {
    let now = 0;
    bench = benchWith({ waitMs: 1, sliceMs: 10, now: () => now });
    const slow = bench.asked('ada', 'slow');
    now = 10;
    const quick = bench.asked('bo', 'quick');
    await expect(slow).rejects.toMatchObject({ reason: 'CHECKS_BUSY' });
    await bench.goOn('quick');
    expect(await quick).toBe('quick');
    expect(bench.begun).toEqual(['slow', 'quick']);
  });

  test('one author has so many waiting at most', async () => {
    const { signal } = new AbortController();
    const all = Array.from({ length: 12 }, (_, n) => bench.asked('ada', `a${n}`, signal));
    for (const each of all) each.catch(() => {});
    const told = await Promise.race([
      Promise.allSettled(all.slice(9)),
      turn().then(() => {
        throw new Error('not told at once');
      }),
    ]);
    for (const each of told)
      expect(each).toMatchObject({
        reason: { reason: 'TOO_MANY_CHECKS', code: 'RESOURCE_EXHAUSTED' },
      });
    const other = bench.asked('bo', 'b');
    await bench.goOn('a0');
    await bench.goOn('b');
    expect(await other).toBe('b');
    bench.queue.close();
  });

  test('who waits is told when it is closed', async () => {
    void bench.asked('ada', 'first').catch(() => {});
    const waiting = bench.asked('ada', 'second');
    bench.queue.close();
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(bench.asked('ada', 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
