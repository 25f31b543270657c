import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Channel, newClient } from '@fabula/kit/client';
import { connect, migrate, openPostgres, rows } from '@fabula/kit/db';
import { createMetrics } from '@fabula/kit/metrics';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { collectedLog } from '@fabula/kit/testing/log';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { identity } from './rpc-rig.ts';

// Databases start with this test, on a machine that may be busy.
jest.setTimeout(300_000);

const FIRST = { name: '001-first', sql: 'create table things (n int primary key, word text)' };
const SECOND = {
  name: '002-second',
  sql: "alter table things add column at timestamptz default now(); insert into things values (1, 'one')",
};
const BROKEN = { name: '003-broken', sql: 'create table more (n int); create table nonsense (' };

describe.each(Object.entries(DATABASES))('on %s', (_name, start) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await start();
    await migrate(database.root, 'run', [FIRST]);
    await migrate(database.root, 'moment-engine', [FIRST]);
  });
  afterAll(() => database.close());

  test('a migration runs once, later ones follow, and a broken one leaves nothing', async () => {
    await migrate(database.root, 'run', [FIRST, SECOND]);
    await migrate(database.root, 'run', [FIRST, SECOND]);
    await expect(migrate(database.root, 'run', [FIRST, SECOND, BROKEN])).rejects.toThrow();
    const db = database.open('run');
    expect(await db.statement('select n, word from things')).toEqual([{ n: 1, word: 'one' }]);
    await expect(db.statement('select * from more')).rejects.toThrow('does not exist');
  });

  test('two processes that migrate at once take turns', async () => {
    const steps = [FIRST, SECOND];
    await Promise.all([migrate(database.root, 'media', steps), migrate(database.root, 'media', steps)]);
    expect(await database.open('media').statement('select name from migrations order by name')).toHaveLength(
      2,
    );
  });

  test('a part acts as its own role on its own schema, and cannot read another’s', async () => {
    const [run, engine] = [database.open('run'), database.open('moment-engine')];
    for (const db of [run, engine]) {
      const who = await db.transaction((tx) =>
        rows(tx, 'select current_user as role, current_schema() as schema'),
      );
      expect(who).toEqual([{ role: db.part, schema: db.part }]);
    }
    await engine.transaction((tx) => tx('things').insert({ n: 5, word: 'mine' }));
    await expect(run.statement('select * from "moment-engine".things')).rejects.toThrow('permission denied');
    await expect(run.statement('insert into "moment-engine".things values (6)')).rejects.toThrow(
      'permission denied',
    );
    await expect(engine.transaction((tx) => tx.raw('select * from run.things'))).rejects.toThrow(
      'permission denied',
    );
    await expect(run.statement('create table public.mine (n int)')).rejects.toThrow('permission denied');
    expect(await engine.statement('select word from things')).toEqual([{ word: 'mine' }]);
  });

  test('what throws is not committed', async () => {
    const db = database.open('moment-engine');
    const failing = db.transaction(async (tx) => {
      await rows(tx, 'insert into things (n, word) values ($1, $2)', [9, 'nine']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.statement('select * from things where n = $1', [9])).toEqual([]);
    await expect(db.statement('select * from things where n = $1', ['word'])).rejects.toThrow();
    expect(await db.statement('select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('many at once neither mix nor wait for each other for ever', async () => {
    const [run, engine] = [database.open('run'), database.open('moment-engine')];
    const schemas = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        (i % 2 ? run : engine).transaction(async (tx) => {
          await rows(tx, 'select 1');
          return rows<{ s: string }>(tx, 'select current_schema() as s');
        }),
      ),
    );
    expect(schemas.flat().map((r) => r.s)).toEqual(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? 'run' : 'moment-engine')),
    );
  });

  test('inside a transaction a second one, and a call to another part, throw', async () => {
    const db = database.open('run');
    const { log } = collectedLog();
    const channel = new Channel('127.0.0.1:1', {
      signer: identity.signer('run'),
      log,
      metrics: createMetrics('run'),
    });
    const speech = newClient(SpeechService, channel);
    const inside = (work: () => unknown) => db.transaction(async () => work());
    const D = { deadlineMs: 1_000 };
    await expect(inside(() => db.transaction(async () => {}))).rejects.toThrow('inside a transaction of run');
    await expect(inside(() => db.statement('select 1'))).rejects.toThrow('inside a transaction of run');
    await expect(inside(() => speech.getEngines({}, D))).rejects.toThrow('inside a transaction of run');
    await expect(inside(() => speech.transcribe(D))).rejects.toThrow('inside a transaction of run');
    await expect(inside(() => speech.synthesize({}, D))).rejects.toThrow('inside a transaction of run');
    const nested = db.transaction((tx) => tx.transaction(async () => speech.getEngines({}, D)));
    await expect(nested).rejects.toThrow('inside a transaction of run');
    await db.transaction(async () => {});
    await expect(speech.getEngines({}, D)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    channel.close();
  });

  test('an error names no value that was bound', async () => {
    const db = database.open('run');
    const said = 'I love you';
    const failing = db.transaction((tx) => tx('things').insert({ n: 1, word: said, none: 1 }));
    const error = await failing.catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).not.toContain(said);
  });
});

test('a Postgres that was away is a retryable error, and used again when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-postgres-'));
  const first = await startPostgres({ folder });
  const root = connect({ connection: { connectionString: first.url }, poolMax: 1 });
  await migrate(root, 'run', [FIRST]);
  await root.destroy();
  const db = openPostgres('run', { url: first.url, poolMax: 3 });
  const ask = () => db.transaction((tx) => rows(tx, 'select count(*)::int as n from things'));
  await Promise.all([ask(), ask(), ask()]);
  const cut = db.transaction((tx) => rows(tx, 'select pg_sleep(60)'));
  const cutResult = expect(cut).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
  await sleep(100);
  await first.stop();
  await cutResult;
  await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
  await expect(db.statement('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
  const second = await startPostgres({ folder, port: Number(new URL(first.url).port) });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([[{ n: 0 }], [{ n: 0 }], [{ n: 0 }]]);
  await db.close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
