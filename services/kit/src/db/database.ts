import type { Knex } from 'knex';
import { assertOutsideTransaction, insideTransaction } from '../guard.ts';
import { SerialQueue } from '../serial-queue.ts';
import { connect, giveUp } from './connection.ts';
import { ask, isOutdated, type PgClient } from './named.ts';
import { type Query, rows } from './rows.ts';
import { asDatabaseError, isOfReadOnly } from './unavailable.ts';
import { type OnWait, watchPool } from './waits.ts';

export type Tx = Knex.Transaction;

/** One part's view of a database: its own role and schema, and nothing else. */
export interface Database {
  readonly part: string;
  /**
   * Commits what `work` did, or nothing if it throws. Inside it every call to another part, and every second
   * transaction, throws. Throws DatabaseUnavailable or DatabaseFull (both retryable) where the database is away or has no room.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The rows of one statement that is a transaction of its own, with `$1` placeholders: on Postgres a single round trip,
   * where `transaction` needs three. The same guard and the same errors.
   */
  readonly statement: Query;
  close(): Promise<void>;
}

export interface PostgresOptions {
  readonly url: string;
  readonly poolMax: number;
  readonly onWait?: OnWait | undefined;
}

interface Statement {
  readonly sql: string;
  readonly bindings: readonly unknown[];
  /** The session serves other parts too. */
  readonly isShared?: boolean;
}

/** As whom a shared session acts outside of transactions; those set their role and schema for themselves. */
const acting = new WeakMap<PgClient, string>();
const ACT_AS = "select set_config('role', $1, $3), set_config('search_path', $2, $3)";

/** A pool of the part's own. Each of its sessions acts as the part's role on the part's schema, whoever the url names. */
export function openPostgres(part: string, { url, poolMax, onWait }: PostgresOptions): Database {
  const options = `-c role=${part} -c search_path="${part}"`;
  const pool = connect({ connection: { connectionString: url, options, application_name: part }, poolMax });
  if (onWait) watchPool(pool, onWait);
  return {
    part,
    transaction: (work) => run(pool, part, (tx) => leftInside(tx, work)),
    statement: (sql, bindings = []) => runOne(pool, part, { sql, bindings }),
    close: () => pool.destroy(),
  };
}

/**
 * A part's view of the one connection that all parts share (embedded). Role and schema are set for each transaction; for
 * statements they are set where another part had the session before. A part stands in line for the connection once: a crowd
 * that signs in waits for itself, and a turn for one transaction of theirs.
 */
export function openShared(part: string, shared: Knex, onWait: OnWait = () => {}): Database {
  const line = new SerialQueue();
  const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
    assertOutsideTransaction(`a transaction of ${part}`);
    const started = performance.now();
    return line.run(part, () => {
      onWait((performance.now() - started) / 1000);
      return work();
    });
  };
  const transaction: Database['transaction'] = (work) =>
    inLine(() =>
      run(shared, part, async (tx) => {
        await actAs(tx, part);
        return work(tx);
      }),
    );
  return {
    part,
    transaction,
    statement: (sql, bindings = []) => inLine(() => runOne(shared, part, { sql, bindings, isShared: true })),
    close: async () => {},
  };
}

/** For the rest of the transaction everything is done by the part's role on the part's schema. */
export async function actAs(tx: Tx, part: string): Promise<void> {
  await rows(tx, ACT_AS, [part, `"${part}"`, true]);
}

function run<T>(pool: Knex, part: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return guarded(part, () => pool.transaction((tx) => insideTransaction(part, () => work(tx))));
}

async function leftInside<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = (await tx.client.acquireConnection()) as PgClient;
  return leftWhereReadOnly(client, () => work(tx));
}

/**
 * A pool that is always busy would else keep its connections to a server that was made a copy of another one. What a whole site
 * in one process shares has no other server to go to.
 */
async function leftWhereReadOnly<T>(client: PgClient, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOfReadOnly(error)) giveUp(client, error);
    throw error;
  }
}

function runOne<T>(pool: Knex, part: string, { sql, bindings, isShared }: Statement): Promise<T[]> {
  return guarded(part, async () => {
    const client = (await pool.client.acquireConnection()) as PgClient;
    try {
      const asked = () => askTwice<T>(client, part, sql, bindings);
      if (!isShared) return await leftWhereReadOnly(client, asked);
      await actInSession(client, part);
      return await asked();
    } finally {
      await pool.client.releaseConnection(client);
    }
  });
}

/** A statement on its own whose plan is gone, or was made useless by a migration, has done nothing, and is planned anew. */
async function askTwice<T>(client: PgClient, part: string, sql: string, bindings: readonly unknown[]) {
  try {
    return await ask<T>(client, sql, bindings, part);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    return ask<T>(client, sql, bindings, part);
  }
}

async function actInSession(client: PgClient, part: string): Promise<void> {
  if (acting.get(client) === part) return;
  await ask(client, ACT_AS, [part, `"${part}"`, false], part);
  acting.set(client, part);
}

async function guarded<T>(part: string, work: () => Promise<T>): Promise<T> {
  assertOutsideTransaction(`a transaction of ${part}`);
  try {
    return await work();
  } catch (error) {
    throw asDatabaseError(error);
  }
}
