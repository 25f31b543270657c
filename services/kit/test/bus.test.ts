import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { create, toBinary } from '@bufbuild/protobuf';
import { type Bus, on } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { enqueue, Relay } from '@fabula/kit/outbox';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { collectedLog } from '@fabula/kit/testing/log';
import { startNats } from '@fabula/kit/testing/nats';
import { freshPgliteFolder } from '@fabula/kit/testing/pglite-folder';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { forget } from '../src/outbox/store.ts';
import { effects, openBus, prepare, SUBJECT } from './fixtures/facts.ts';

// Databases start with this test, on a machine that may be busy.

const run = promisify(execFile);
const ALL = Array.from({ length: 100 }, (_, i) => String(i));
const DYING = new URL('./fixtures/dying-relay.ts', import.meta.url).pathname;

const BUSES: Record<
  string,
  { db: keyof typeof DATABASES; start: () => Promise<{ url: string; stop(): Promise<void> }> }
> = {
  memory: { db: 'PGlite', start: async () => ({ url: 'memory', stop: async () => {} }) },
  NATS: { db: 'Postgres', start: () => startNats() },
};

describe.each(Object.entries(BUSES))('facts over %s', (_name, { db, start }) => {
  let server: Awaited<ReturnType<typeof start>>;
  let database: TestDatabase;
  let teller: Database;
  let taker: Database;
  const { log, lines } = collectedLog();

  beforeAll(async () => {
    server = await start();
    database = await DATABASES[db]();
    await prepare(database.root);
    teller = database.open('run');
    taker = database.open('catalogue');
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const tell = (facts: readonly string[]) =>
    teller.transaction(async (tx) => {
      for (const storyId of facts)
        await enqueue(tx, { subject: SUBJECT, schema: RunCreatedSchema, message: { storyId } });
    });
  const taken = async (n: number) => {
    while ((await effects(taker)).length < n) await sleep(20);
    return effects(taker);
  };

  test('two relays, a bus and a consumer that fail at times: one effect each, in order', async () => {
    const bus = await openBus(server.url);
    let tries = 0;
    await on(bus, {
      consumer: 'catalogue-tally',
      subject: SUBJECT,
      schema: RunCreatedSchema,
      db: taker,
      log,
      effect: async (tx, { storyId }) => {
        await tx('effects').insert({ fact: storyId });
        tries += 1;
        if (tries % 17 === 0) throw new Error('a consumer that fails now and then');
      },
    });
    const relays = [0, 1].map(() => new Relay({ db: teller, bus: failing(bus), log }));
    for (const relay of relays) relay.start();
    for (let i = 0; i < ALL.length; i += 10) {
      await tell(ALL.slice(i, i + 10));
      relays[i % 2]?.poke();
    }
    expect(await taken(ALL.length)).toEqual(ALL);
    for (const relay of relays) await relay.stop();
    await new Relay({ db: teller, bus, log }).flush();
    expect(await effects(taker)).toEqual(ALL);
    const [waited] = lines().filter(({ msg }) => msg === 'facts wait in the outbox');
    expect(waited?.bus).toBe(server.url === 'memory' ? undefined : new URL(server.url).host);
    expect(await teller.statement('select 1 from outbox where published_at is null')).toEqual([]);
    await bus.close();
  });

  test('a fact of a transaction that failed is never told', async () => {
    const failed = teller.transaction(async (tx) => {
      await enqueue(tx, { subject: SUBJECT, schema: RunCreatedSchema, message: { storyId: 'never' } });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await teller.statement('select 1 from outbox where published_at is null')).toEqual([]);
  });

  test('a claim from before the clock was set back holds nobody up', async () => {
    const bus = await openBus(server.url);
    await tell(['late']);
    await teller.statement(
      "update outbox set claimed_until = clock_timestamp() + interval '2 hours' where published_at is null",
    );
    await new Relay({ db: teller, bus, log }).flush();
    expect(await teller.statement('select 1 from outbox where published_at is null')).toEqual([]);
    await bus.close();
  });

  test('what was told is forgotten after an hour, and what a bus has stored, and may lose, after a day', async () => {
    await teller.statement('delete from outbox');
    await teller.statement(`
      insert into outbox (subject, payload, place, published_at) values
        ('told', '', null, clock_timestamp() - interval '2 hours'),
        ('told just now', '', null, clock_timestamp() - interval '50 minutes'),
        ('stored', '', 1, clock_timestamp() - interval '2 hours'),
        ('stored long ago', '', 2, clock_timestamp() - interval '25 hours'),
        ('due', '', null, null)`);
    await forget(teller);
    const left = await teller.statement<{ subject: string }>('select subject from outbox order by n');
    expect(left.map(({ subject }) => subject)).toEqual(['told just now', 'stored', 'due']);
    await teller.statement('delete from outbox');
  });

  test('what comes after an effect is tried until it is done, and the effect stays one', async () => {
    const bus = await openBus(server.url);
    const [done, subject] = [[] as string[], 'fabula.run.later'];
    const told = (what: string) => {
      done.push(what);
      if (done.length === 2) throw new Error('not yet');
    };
    await on(bus, {
      ...{ consumer: 'later', subject, schema: RunCreatedSchema, db: taker, log },
      effect: async () => told('effect'),
      afterwards: async ({ storyId }) => told(storyId),
    });
    await teller.transaction((tx) =>
      enqueue(tx, { subject, schema: RunCreatedSchema, message: { storyId: 'x' } }),
    );
    const relay = new Relay({ db: teller, bus, log });
    relay.start();
    while (done.length < 3) await sleep(10);
    await relay.stop();
    expect(done).toEqual(['effect', 'x', 'x']);
    await bus.close();
  });

  test('a fact that cannot be read is parked and logged, and those behind it come through', async () => {
    const bus = await openBus(server.url);
    const got: string[] = [];
    const subject = 'fabula.run.odd';
    const effect = async (_tx: unknown, { storyId }: { storyId: string }) => void got.push(storyId);
    await on(bus, { consumer: 'odd', subject, schema: RunCreatedSchema, db: taker, log, effect });
    const unreadable = Buffer.from([0x0a, 0xff]);
    await bus.publish(subject, 'unreadable', unreadable);
    await bus.publish(
      subject,
      'good',
      toBinary(RunCreatedSchema, create(RunCreatedSchema, { storyId: 'x' })),
    );
    while (got.length === 0) await sleep(10);
    const parked = await taker.statement(
      "select id, parked from inbox where consumer = 'odd' and parked is not null",
    );
    expect(parked).toEqual([{ id: 'unreadable', parked: expect.anything() }]);
    expect(lines().filter(({ level }) => level === 'error')).toMatchObject([
      { consumer: 'odd', id: 'unreadable' },
    ]);
    await bus.close();
  });

  test('what was taken long ago is forgotten at the next fact, and what was parked stays', async () => {
    const bus = await openBus(server.url);
    await taker.statement(`insert into inbox (consumer, id, at, parked) values
      ('old', 'taken', clock_timestamp() - interval '31 days', null),
      ('old', 'parked', clock_timestamp() - interval '31 days', 'x'),
      ('old', 'young', clock_timestamp() - interval '29 days', null),
      ('other', 'taken', clock_timestamp() - interval '31 days', null)`);
    const effect = async () => {};
    const subject = 'fabula.run.old';
    await on(bus, { consumer: 'old', subject, schema: RunCreatedSchema, db: taker, log, effect });
    await bus.publish(subject, 'now', toBinary(RunCreatedSchema, create(RunCreatedSchema)));
    const left = async () =>
      (
        await taker.statement<{ name: string }>(
          "select consumer || ' ' || id as name from inbox where consumer in ('old', 'other')",
        )
      ).map(({ name }) => name);
    while ((await left()).includes('old taken') || !(await left()).includes('old now')) await sleep(10);
    expect((await left()).sort()).toEqual(['old now', 'old parked', 'old young', 'other taken']);
    await bus.close();
  });

  test('each consumer gets each fact of its subject, and of no other', async () => {
    const bus = await openBus(server.url);
    const got: Record<string, string[]> = { one: [], two: [], any: [] };
    const note = (name: string) => async (id: string, payload: Uint8Array) => {
      got[name]?.push(`${id}=${Buffer.from(payload).toString()}`);
    };
    await bus.subscribe('one', 'fabula.test.one', note('one'));
    await bus.subscribe('two', 'fabula.test.two', note('two'));
    await bus.subscribe('any', 'fabula.test.>', note('any'));
    await bus.publish('fabula.test.one', 'a', Buffer.from('1'));
    await bus.publish('fabula.test.two', 'b', Buffer.from('2'));
    while (got.any?.length !== 2 || got.two?.length !== 1) await sleep(10);
    expect(got).toEqual({ one: ['a=1'], two: ['b=2'], any: ['a=1', 'b=2'] });
    await bus.check();
    await bus.close();
  });

  test.each(['after-the-commit', 'inside-the-effect', 'before-the-mark'])(
    'killed %s, and started again: one effect each',
    async (when) => {
      const folder = await freshPgliteFolder();
      const own = server.url === 'memory' ? server : await startNats();
      const start = (point: string, facts: string) =>
        run(process.execPath, [
          '--conditions=source',
          '--import',
          'tsx',
          DYING,
          folder,
          own.url,
          point,
          facts,
        ]);
      try {
        await expect(start(when, '20')).rejects.toMatchObject({ signal: 'SIGKILL' });
        const { stdout } = await start('never', '0');
        const last = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as string[];
        expect(last).toEqual(ALL.slice(0, 20));
      } finally {
        if (own !== server) await own.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});

/** Says that it failed after it published each 13th fact. */
function failing(bus: Bus): Bus {
  let sent = 0;
  return {
    address: bus.address,
    publish: async (...fact) => {
      const stored = await bus.publish(...fact);
      sent += 1;
      if (sent % 13 === 0) throw new Error('no answer from the bus');
      return stored;
    },
    ...(bus.holds && { holds: bus.holds.bind(bus) }),
    subscribe: (...args) => bus.subscribe(...args),
    lag: (consumer) => bus.lag(consumer),
    check: () => bus.check(),
    close: () => bus.close(),
  };
}
