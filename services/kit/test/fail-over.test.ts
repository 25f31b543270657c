import { RedisCounters } from '@fabula/kit/counters';
import { connect, migrate, openPostgres, rows } from '@fabula/kit/db';
import { createMetrics } from '@fabula/kit/metrics';
import {
  MemoryPendingStore,
  type PendingFrame,
  RedisPendingStore,
  ResilientPendingStore,
} from '@fabula/kit/pending';
import { collectedLog } from '@fabula/kit/testing/log';
import { startPostgres } from '@fabula/kit/testing/postgres';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { make, numbers, texts, until } from './fixtures/pending.ts';
import { SwallowingLine } from './fixtures/swallowing-line.ts';
import { SwitchedLine } from './fixtures/switched-line.ts';

const FIRST = { name: '001-first', sql: 'create table things (n int primary key, word text)' };

describe('a Redis whose place another one takes', () => {
  let before: Running;
  let now: Running;
  beforeAll(async () => {
    before = await startRedis();
    now = await startRedis();
  });
  afterAll(() => Promise.all([before.stop(), now.stop()]));

  async function administer<T>({ url }: Running, work: (redis: Redis) => Promise<T>): Promise<T> {
    const admin = new Redis(url);
    try {
      return await work(admin);
    } finally {
      admin.disconnect();
    }
  }
  const pending = (url: string, log = collectedLog().log) =>
    new ResilientPendingStore(new RedisPendingStore(url, { lookMs: 200 }), new MemoryPendingStore(), {
      metrics: createMetrics('gateway'),
      log,
    });

  test('it is emptied: who follows hears on, who counts counts, and owners are told apart', async () => {
    const [store, other] = [new RedisPendingStore(before.url), new RedisPendingStore(before.url)];
    const counters = new RedisCounters(before.url);
    const got: PendingFrame[] = [];
    await store.follow('s', (frame) => got.push(frame));
    for (const n of numbers(3)) await other.append('s', make(n));
    const fence = await store.own('s', 'me');
    let lost = 0;
    await store.onTakeover('s', fence, () => {
      lost += 1;
    });
    await counters.add('somebody', 60_000);
    await administer(before, async (redis) => {
      await redis.flushall();
      await redis.script('FLUSH');
    });
    const { seq, epoch } = await other.append('s', make('3'));
    await until(() => got.length === 4);
    expect(texts(got)).toEqual(numbers(4));
    expect((await store.after('s', got[0]?.epoch, 3)).complete).toBe(false);
    expect([seq, epoch]).toEqual([1, got[3]?.epoch]);
    expect(await other.own('s', 'you')).toBeGreaterThan(fence);
    await until(() => lost === 1);
    expect((await counters.add('somebody', 60_000)).count).toBe(1);
    await Promise.all([store.close(), other.close(), counters.close()]);
  });

  test('an older copy of it takes its place: who follows hears what comes, from whichever process', async () => {
    const line = await SwitchedLine.to(before.url);
    const port = new URL(before.url).port;
    await administer(now, async (redis) => {
      await redis.replicaof('127.0.0.1', port);
    });
    const inCopy = (key: string) => administer(now, (redis) => redis.hget(`fabula:pending:{${key}}`, 'last'));
    const [mine, theirs] = [new RedisPendingStore(line.url), new RedisPendingStore(line.url)];
    const got: PendingFrame[] = [];
    await mine.follow('old', (frame) => got.push(frame));
    for (const n of numbers(3)) await theirs.append('old', make(n));
    await until(async () => (await inCopy('old')) === '3');
    await administer(now, (redis) => redis.replicaof('NO', 'ONE'));
    for (const n of numbers(6).slice(3)) await theirs.append('old', make(n));
    await until(() => got.length === 6);
    line.leadTo(now.url);
    await administer(before, (redis) => redis.call('CLIENT', 'KILL', 'TYPE', 'normal'));
    const newcomer = new RedisPendingStore(line.url);
    const append = (store: RedisPendingStore, text: string) =>
      until(() =>
        store.append('old', make(text)).then(
          () => true,
          () => false,
        ),
      );
    await append(theirs, 'a');
    await append(newcomer, 'b');
    await until(() => got.length >= 8);
    expect(texts(got)).toEqual([...numbers(6), 'a', 'b']);
    await Promise.all([mine.close(), theirs.close(), newcomer.close()]);
    line.close();
  });

  test('its line swallows what is asked: it is opened anew', async () => {
    const line = await SwallowingLine.to(before.url);
    const store = new RedisPendingStore(line.url, { lookMs: 200 });
    await store.append('swallowed', make('0'));
    await line.cutBehind('eval');
    const appended = () =>
      store.append('swallowed', make('1')).then(
        () => true,
        () => false,
      );
    await until(appended);
    expect(texts((await store.after('swallowed', undefined, 0)).frames)).toEqual(['0', '1']);
    await store.close();
    line.close();
  });

  test('it is made a copy that only reads, and keeps its connections: they are left, and it is said once', async () => {
    const line = await SwitchedLine.to(before.url);
    const { log, lines } = collectedLog();
    const [store, other] = [pending(line.url, log), pending(line.url)];
    const got: PendingFrame[] = [];
    await other.follow('r', (frame) => got.push(frame));
    await store.append('r', make('0'));
    await until(() => got.length === 1);
    await administer(now, (redis) => redis.flushall());
    line.leadTo(now.url);
    await administer(before, (redis) => redis.replicaof('127.0.0.1', new URL(now.url).port));
    const inNow = () => administer(now, (redis) => redis.exists('fabula:pending:{r}'));
    await until(async () => {
      await store.append('r', make('x'));
      return (await inNow()) === 1;
    });
    await until(async () => {
      await store.append('r', make('y'));
      return texts(got).includes('y');
    });
    expect(lines().length).toBeLessThan(10);
    expect(JSON.stringify(lines())).toContain('READONLY');
    await Promise.all([store.close(), other.close()]);
    await administer(before, (redis) => redis.replicaof('NO', 'ONE'));
    line.close();
  });
});

describe('a Postgres whose place another one takes', () => {
  const stops: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  async function prepared() {
    const server = await startPostgres();
    stops.push(() => server.stop());
    const root = connect({ connection: { connectionString: server.url }, poolMax: 1 });
    stops.push(() => root.destroy());
    await migrate(root, 'run', [FIRST]);
    return { server, root };
  }
  const READ = 'select count(*)::int as n from things where n > $1';
  const ADD = 'insert into things (n) values ($1) on conflict do nothing';

  test('its session knows no name any more: a statement is asked again, a transaction may be', async () => {
    const { server } = await prepared();
    const db = openPostgres('run', { url: server.url, poolMax: 1 });
    stops.push(() => db.close());
    const ask = () => db.statement(READ, [0]);
    await ask();
    await db.statement('deallocate all');
    expect(await ask()).toEqual([{ n: 0 }]);
    await db.statement('deallocate all');
    const inside = () => db.transaction((tx) => rows(tx, READ, [0]));
    await expect(inside()).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    expect(await inside()).toEqual([{ n: 0 }]);
  });

  test('it only reads from now on, and keeps its connections: they are left for the one that writes', async () => {
    const [before, now] = await Promise.all([prepared(), prepared()]);
    const line = await SwitchedLine.to(before.server.url);
    stops.push(() => line.close());
    const db = openPostgres('run', { url: line.url, poolMax: 2 });
    stops.push(() => db.close());
    const add = (n: number) => db.statement(ADD, [n]);
    /** Each by a connection of its own, which it keeps until the other has been asked too. */
    const addBoth = async (...both: readonly [number, number]) => {
      const asked: Promise<unknown>[] = [];
      const addInside = (n: number) =>
        db.transaction(async (tx) => {
          asked.push(rows(tx, ADD, [n]));
          await asked.at(-1);
          await until(() => asked.length === both.length);
          await Promise.allSettled(asked);
        });
      const done = await Promise.allSettled(both.map(addInside));
      for (const one of done) if (one.status === 'rejected') throw one.reason;
    };
    await addBoth(1, 2);
    line.leadTo(now.server.url);
    await before.root.raw('alter system set default_transaction_read_only = on');
    await before.root.raw('select pg_reload_conf()');
    const refused = { code: 'UNAVAILABLE', retryable: true };
    await until(() =>
      addBoth(3, 4).then(
        // The old one takes what it is told until it has read its settings.
        async () => (await now.root.raw('select from run.things where n > 2')).rows.length === 2,
        (error) => {
          expect(error).toMatchObject(refused);
          return false;
        },
      ),
    );
    await add(5);
    expect(await db.statement(READ, [2])).toEqual([{ n: 3 }]);
  });
});
