import { type Bus, NatsBus, on } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { createMetrics } from '@fabula/kit/metrics';
import { enqueue, Relay } from '@fabula/kit/outbox';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { collectedLog } from '@fabula/kit/testing/log';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { effects, prepare, SUBJECT } from './fixtures/facts.ts';
import { LosableNats } from './fixtures/losable-nats.ts';
import { numbers, until } from './fixtures/pending.ts';
import { SwallowingLine } from './fixtures/swallowing-line.ts';

const STREAM = 'FABULA';
const CONSUMER = 'catalogue-run-created';
const MISSING = 'NATS has not what it is to keep of facts';
const WHOLE = 'NATS has again what it is to keep of facts';
const LOOK_MS = 300;
/** A fact whose taker was cut off comes again. */
const ACK_WAIT_MS = 3_000;
const PING_MS = 1_000;

describe('a NATS that loses its store under running parts', () => {
  let database: TestDatabase;
  let teller: Database;
  let taker: Database;
  let nats: LosableNats;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    database = await DATABASES.Postgres();
    await prepare(database.root);
    teller = database.open('run');
    taker = database.open('catalogue');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    nats = await LosableNats.start();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await teller.statement('delete from outbox');
    await taker.statement('delete from effects');
    await taker.statement('delete from inbox');
    await nats.stop();
  });

  /** A process of a part, as far as facts are concerned. */
  async function process(url = nats.url) {
    const metrics = createMetrics('catalogue');
    const { log, lines } = collectedLog('info');
    const bus = await NatsBus.connect(url, {
      log,
      metrics,
      lookMs: LOOK_MS,
      ackWaitMs: ACK_WAIT_MS,
      pingMs: PING_MS,
    });
    const close = () => bus.close();
    const leave = () => {
      closing.splice(closing.indexOf(close), 1);
      return close();
    };
    closing.push(close);
    const said = (text: string) => lines().filter(({ msg }) => msg === text);
    return { bus, leave, log, lines, said, text: () => metrics.text() };
  }
  type Process = Awaited<ReturnType<typeof process>>;

  async function listening(): Promise<Process> {
    const one = await process();
    await listen(one);
    return one;
  }

  const listen = ({ bus, log }: Process) =>
    on(bus, {
      ...{ consumer: CONSUMER, subject: SUBJECT, schema: RunCreatedSchema, db: taker, log },
      effect: async (tx, { storyId }) => void (await tx('effects').insert({ fact: storyId })),
    });

  async function telling(url?: string): Promise<Process> {
    const one = await process(url);
    const relay = new Relay({ db: teller, bus: one.bus, log: one.log, lookMs: LOOK_MS });
    relay.start();
    closing.push(() => relay.stop());
    return one;
  }

  const tell = (facts: readonly string[]) =>
    teller.transaction(async (tx) => {
      for (const storyId of facts)
        await enqueue(tx, { subject: SUBJECT, schema: RunCreatedSchema, message: { storyId } });
    });
  const stored = () =>
    nats.administer(async ({ streams }) => (await streams.info(STREAM)).state.messages).catch(() => 0);
  const isMadeAgain = () =>
    nats
      .administer(({ streams }) => streams.info(STREAM))
      .then(
        () => true,
        () => false,
      );
  const isTold = async () =>
    (await teller.statement('select from outbox where published_at is null')).length === 0;
  const taken = async (count: number) => {
    await until(async () => (await effects(taker)).length >= count);
    return effects(taker);
  };
  const ALL = numbers(12);
  const [EARLY, LATE] = [ALL.slice(0, 8), ALL.slice(8)];

  test('its stream is deleted: it is made again, all that is told comes in order, and it is said once', async () => {
    const [teaching, taking] = [await telling(), await listening()];
    await tell(EARLY);
    await taken(EARLY.length);
    await nats.administer(({ streams }) => streams.delete(STREAM));
    await tell(LATE);
    expect(await taken(ALL.length)).toEqual(ALL);
    for (const { said } of [teaching, taking]) {
      await until(() => said(MISSING).length === said(WHOLE).length);
      expect(said(MISSING).length).toBeLessThanOrEqual(1);
    }
    expect(taking.said(WHOLE)).toMatchObject([{ made: expect.arrayContaining([CONSUMER]) }]);
    expect(await taking.text()).toContain('fabula_bus_made_again_total{what="consumer",part="catalogue"} 1');
    expect(await taking.text()).toContain('fabula_bus_missing{what="stream",part="catalogue"} 0');
  });

  test('it comes back empty: what nobody has taken yet is told again, before what is new', async () => {
    const teaching = await telling();
    await tell(EARLY);
    await until(isTold);
    await nats.loseStore();
    await tell(LATE);
    await until(async () => (await stored()) >= ALL.length);
    await listening();
    expect(await taken(ALL.length)).toEqual(ALL);
    expect(teaching.said('the bus has lost facts: they are told again')).toMatchObject([{ facts: 8 }]);
  });

  test('it comes back empty and nothing new is told: what was told is there again all the same', async () => {
    await telling();
    await tell(ALL);
    await until(isTold);
    await nats.loseStore();
    await listening();
    expect(await taken(ALL.length)).toEqual(ALL);
  });

  test('it comes back empty: what a process of the release before has told last is told again, too', async () => {
    const { bus } = await process();
    await tell(ALL);
    await new Relay({ db: teller, bus, log: collectedLog().log }).flush();
    const forgotten = 'update outbox set place = null where n > (select min(n) from outbox) + $1';
    await teller.statement(forgotten, [EARLY.length - 1]);
    await nats.loseStore();
    await telling();
    await listening();
    expect(await taken(ALL.length)).toEqual(ALL);
  });

  test('it is set back to what it was: each fact has its effect once, and none is left out', async () => {
    const first = await telling();
    const early = await listening();
    await tell(EARLY);
    await taken(EARLY.length);
    await nats.backUp();
    await early.leave();
    await tell(LATE);
    await until(isTold);
    await nats.restore();
    await listening();
    await tell(['new']);
    expect(await taken(ALL.length + 1)).toEqual([...ALL, 'new']);
    expect(first.said('the bus has lost facts: they are told again')).toHaveLength(1);
  });

  test('its stream is set back and its consumer is not: what comes in the place of what is lost is not left out', async () => {
    await telling();
    await listening();
    await tell(EARLY);
    await taken(EARLY.length);
    await nats.backUp();
    await tell(LATE);
    await taken(ALL.length);
    // Nobody tells them again.
    await teller.statement('delete from outbox');
    await nats.restore(`jetstream/$G/streams/${STREAM}/msgs`);
    await tell(['a', 'b']);
    expect(await taken(ALL.length + 2)).toEqual([...ALL, 'a', 'b']);
  });

  test('it is away for a while and has lost nothing: who listens asks anew, and that is said once', async () => {
    await telling();
    const { said } = await listening();
    await tell(EARLY);
    await taken(EARLY.length);
    await nats.again(() => {});
    await tell(LATE);
    expect(await taken(ALL.length)).toEqual(ALL);
    await until(() => said('hears facts again').length > 0);
    expect([said('lost the stream of facts').length, said('hears facts again').length]).toEqual([1, 1]);
  });

  test('a consumer is deleted: whoever listens by it goes on, in each process', async () => {
    await telling();
    await listening();
    await listening();
    await tell(EARLY);
    await taken(EARLY.length);
    // This server deletes one, and may then say that it could not take its folder away.
    await nats.administer(({ consumers }) => consumers.delete(STREAM, CONSUMER)).catch(() => {});
    await tell(LATE);
    expect(await taken(ALL.length)).toEqual(ALL);
  });

  test('it keeps nothing for a while: that is shown and said once, and it is whole when it keeps again', async () => {
    const [teaching, taking] = [await telling(), await listening()];
    await nats.loseStore({ hasStore: false });
    await tell(EARLY);
    await until(async () =>
      (await taking.text()).includes('fabula_bus_missing{what="stream",part="catalogue"} 1'),
    );
    await until(() => teaching.said('facts wait in the outbox').length > 0);
    expect(await taking.text()).toContain('fabula_bus_missing{what="consumer",part="catalogue"} 1');
    await nats.loseStore();
    await tell(LATE);
    expect(await taken(ALL.length)).toEqual(ALL);
    expect(await taking.text()).toContain('fabula_bus_missing{what="consumer",part="catalogue"} 0');
    for (const { said, lines } of [teaching, taking]) {
      await until(() => said(WHOLE).length > 0);
      expect(said(MISSING)).toHaveLength(1);
      expect(said(WHOLE)).toHaveLength(1);
      expect(lines().length).toBeLessThan(10);
    }
  });

  test('its line swallows all that is said: it is connected to anew, and what waited is told and taken', async () => {
    const line = await SwallowingLine.to(nats.url);
    const [teaching, taking] = [await telling(line.url), await process(line.url)];
    await listen(taking);
    await tell(EARLY);
    await taken(EARLY.length);
    await line.cutBehind('connect');
    await tell(LATE);
    expect(await taken(ALL.length)).toEqual(ALL);
    for (const { leave } of [taking, teaching]) await leave();
    line.close();
  });

  test('it is lost between two facts of one batch: none is left out, and each has its effect once', async () => {
    const { bus, log } = await process();
    let sent = 0;
    const losing: Bus = {
      ...{ address: bus.address, close: async () => {}, check: () => bus.check() },
      holds: (id, place) => bus.holds(id, place),
      subscribe: (...args) => bus.subscribe(...args),
      lag: (consumer) => bus.lag(consumer),
      publish: async (...fact) => {
        sent += 1;
        if (sent === EARLY.length) {
          await nats.administer(({ streams }) => streams.delete(STREAM));
          await until(isMadeAgain);
        }
        return bus.publish(...fact);
      },
    };
    await tell(ALL);
    await new Relay({ db: teller, bus: losing, log }).flush().catch(() => {});
    await new Relay({ db: teller, bus: losing, log }).flush();
    await listening();
    const got = await taken(ALL.length);
    // The one that was just being told may have come before those that were lost.
    expect(got.toSorted()).toEqual(ALL.toSorted());
  });
});
