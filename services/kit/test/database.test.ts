import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Channel, newClient } from '@fabula/kit/client';
import { connect, migrate, openPostgres, rows, watched } from '@fabula/kit/db';
import { createMetrics } from '@fabula/kit/metrics';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { collectedLog } from '@fabula/kit/testing/log';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { identity } from './rpc-rig.ts';

// Databases start with this test, on a machine that may be busy.

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

  test('what it cannot do for trouble of its own is told until it can, though it answers', async () => {
    const { db, check } = watched(database.open('run'));
    const commit = (sql: string) => db.transaction((tx) => rows(tx, sql));
    const refusal = (code: string) => `do $$ begin raise exception using errcode = '${code}'; end $$`;
    await expect(commit(refusal('23505'))).rejects.toThrow();
    check();
    await expect(commit(refusal('58P02'))).rejects.toMatchObject({ reason: 'DATABASE_UNAVAILABLE' });
    await db.statement('select 1');
    expect(check).toThrow();
    await commit('select 1');
    check();
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

  test('a crowd of one part stands before another part no more than once', async () => {
    const [run, engine] = [database.open('run'), database.open('moment-engine')];
    const done: string[] = [];
    const crowd = Array.from({ length: 12 }, () =>
      run.transaction((tx) => rows(tx, 'select pg_sleep(0.05)')).then(() => done.push('crowd')),
    );
    // All of them stand in line by now.
    await sleep(20);
    const other = engine.statement('select 1').then(() => done.push('other'));
    await Promise.all([...crowd, other]);
    // Postgres serves as many of the crowd at once as there are connections.
    expect(done.indexOf('other')).toBeLessThan(6);
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

  test('a statement is planned once a session, and anew where a part of its own asks', async () => {
    const sql = 'select word from things where n = $1';
    const [run, engine] = [database.open('run'), database.open('moment-engine')];
    for (let n = 0; n < 4; n += 1) await Promise.all([run.statement(sql, [n]), engine.statement(sql, [n])]);
    const planned = await run.transaction(async (tx) => {
      for (let n = 0; n < 3; n += 1) await rows(tx, sql, [n]);
      return rows<{ name: string; plans: number }>(
        tx,
        'select name, generic_plans + custom_plans as plans from pg_prepared_statements where statement = $1',
        [sql],
      );
    });
    expect(new Set(planned.map(({ name }) => name)).size).toBe(planned.length);
    expect(Math.max(...planned.map(({ plans }) => Number(plans)))).toBeGreaterThanOrEqual(3);
  });

  test('a migration while statements are asked: none fails, a transaction may have to be tried again', async () => {
    const db = database.open('run');
    const told: unknown[] = [];
    let migrates = true;
    const asking = Array.from({ length: 3 }, async () => {
      while (migrates) {
        await db.statement('select n, word from things where n = $1', [1]);
        await db
          .transaction((tx) => rows(tx, 'select word, n from things where n = $1', [1]))
          .catch((e) => told.push(e));
      }
    });
    for (let n = 0; n < 12; n += 1) {
      const type = n % 2 === 0 ? 'varchar(80)' : 'text';
      const step = { name: `010-${n}`, sql: `alter table things alter column word type ${type}` };
      await migrate(database.root, 'run', [FIRST, SECOND, step]);
    }
    migrates = false;
    await Promise.all(asking);
    for (const error of told) expect(error).toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    expect(await db.transaction((tx) => rows(tx, 'select word, n from things where n = $1', [1]))).toEqual([
      { word: 'one', n: 1 },
    ]);
  });

  test('a full disk is a retryable error in plain words', async () => {
    const db = database.open('run');
    const raise = (code: string) => `do $$ begin raise exception using errcode = '${code}'; end $$`;
    for (const asked of [db.statement(raise('53100')), db.transaction((tx) => rows(tx, raise('53100')))])
      await expect(asked).rejects.toMatchObject({
        ...{ code: 'UNAVAILABLE', reason: 'DATABASE_FULL', retryable: true },
        message: 'Nothing can be saved right now. Please try again in a moment.',
      });
    for (const code of ['53200', '58030', '25006'])
      await expect(db.statement(raise(code))).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    await expect(db.statement(raise('22000'))).rejects.not.toHaveProperty('retryable');
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

test('PGlite keeps its session when its connection is opened anew: no name of before is in the way', async () => {
  const database = await DATABASES.PGlite();
  await migrate(database.root, 'run', [FIRST]);
  const db = database.open('run');
  const ask = () => db.statement('select count(*)::int as n from things where n > $1', [0]);
  expect(await ask()).toEqual([{ n: 0 }]);
  await database.root.destroy();
  database.root.initialize();
  expect(await ask()).toEqual([{ n: 0 }]);
  await database.close();
});

test('a Postgres that was away is a retryable error, and used again when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-postgres-'));
  const first = await startPostgres({ folder });
  const root = connect({ connection: { connectionString: first.url }, poolMax: 1 });
  await migrate(root, 'run', [FIRST]);
  const db = openPostgres('run', { url: first.url, poolMax: 3 });
  const ask = () => db.transaction((tx) => rows(tx, 'select count(*)::int as n from things'));
  await Promise.all([ask(), ask(), ask()]);
  const cut = db.transaction((tx) => rows(tx, 'select pg_sleep(60)'));
  const cutResult = expect(cut).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
  const sleeping = () => root('pg_stat_activity').where({ wait_event: 'PgSleep' }).select('pid');
  while ((await sleeping()).length === 0) await sleep(5);
  await root.destroy();
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

test('each role logs in with a password of its own, also where none was asked for before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-passwords-'));
  const trusting = await startPostgres({ folder });
  await migrated(trusting.url, 'run');
  await trusting.stop();
  const server = await startPostgres({ folder, password: 'of-the-superuser' });
  await migrated(server.url, 'run', 'of-run-itself');
  await migrated(server.url, 'media', "of-media's-own");
  const as = (name: string, password: string) => {
    const url = new URL(server.url);
    Object.assign(url, { username: name, password });
    return openPostgres('run', { url: url.href, poolMax: 1 });
  };
  const asked = async (db: ReturnType<typeof as>, sql: string) => {
    try {
      return await db.statement(sql);
    } finally {
      await db.close();
    }
  };
  const who = 'select session_user as who';
  expect(await asked(as('run', 'of-run-itself'), who)).toEqual([{ who: 'run' }]);
  await expect(asked(as('run', ''), who)).rejects.toThrow('password');
  await expect(asked(as('run', "of-media's-own"), who)).rejects.toThrow('password authentication failed');
  await expect(asked(as('postgres', ''), who)).rejects.toThrow('password');
  await expect(asked(as('media', "of-media's-own"), who)).rejects.toThrow('permission denied to set role');
  await expect(asked(as('run', 'of-run-itself'), 'create role mine')).rejects.toThrow('permission denied');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function migrated(url: string, part: string, password?: string): Promise<void> {
  const root = connect({ connection: { connectionString: url }, poolMax: 1 });
  await migrate(root, part, [FIRST], { password });
  await root.destroy();
}
