import type { Knex } from 'knex';
import { assertOutsideTransaction, insideTransaction } from '../guard.ts';
import { connect } from './connection.ts';
import { type PgClient, type Query, rows } from './rows.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

export type Tx = Knex.Transaction;

/** One part's view of a database: its own role and schema, and nothing else. */
export interface Database {
  readonly part: string;
  /**
   * Commits what `work` did, or nothing if it throws. Inside it every call to another part, and every second
   * transaction, throws. Throws DatabaseUnavailable (retryable) where the database is away.
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
}

interface Statement {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** A pool of the part's own. Each of its sessions acts as the part's role on the part's schema, whoever the url names. */
export function openPostgres(part: string, { url, poolMax }: PostgresOptions): Database {
  const options = `-c role=${part} -c search_path="${part}"`;
  const pool = connect({ connection: { connectionString: url, options, application_name: part }, poolMax });
  return {
    part,
    transaction: (work) => run(pool, part, work),
    statement: (sql, bindings = []) => runOne(pool, part, { sql, bindings }),
    close: () => pool.destroy(),
  };
}

/** A part's view of the one connection that all parts share (embedded): role and schema are set for each transaction. */
export function openShared(part: string, shared: Knex): Database {
  const transaction: Database['transaction'] = (work) =>
    run(shared, part, async (tx) => {
      await actAs(tx, part);
      return work(tx);
    });
  return {
    part,
    transaction,
    statement: (sql, bindings = []) => transaction((tx) => rows(tx, sql, bindings)),
    close: async () => {},
  };
}

/** For the rest of the transaction everything is done by the part's role on the part's schema. */
export async function actAs(tx: Tx, part: string): Promise<void> {
  await tx.raw("select set_config('role', ?, true), set_config('search_path', ?, true)", [part, `"${part}"`]);
}

function run<T>(pool: Knex, part: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return guarded(part, () => pool.transaction((tx) => insideTransaction(part, () => work(tx))));
}

function runOne<T>(pool: Knex, part: string, { sql, bindings }: Statement): Promise<T[]> {
  return guarded(part, async () => {
    const client = (await pool.client.acquireConnection()) as PgClient;
    try {
      const result = await client.query(sql, bindings);
      return result.rows as T[];
    } finally {
      await pool.client.releaseConnection(client);
    }
  });
}

async function guarded<T>(part: string, work: () => Promise<T>): Promise<T> {
  assertOutsideTransaction(`a transaction of ${part}`);
  try {
    return await work();
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
  }
}
