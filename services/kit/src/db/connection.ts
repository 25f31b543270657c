import knex, { type Knex } from 'knex';

export interface ConnectionOptions {
  readonly connection: Knex.PgConnectionConfig;
  readonly poolMax: number;
}

/** Milliseconds to wait for a connection: a player waits at the other end. */
const ACQUIRE_MS = 5_000;

/** knex would write to the console what it also throws; who catches it writes it to the log. */
const SILENT = { debug: () => {}, warn: () => {}, error: () => {}, deprecate: () => {} };

/**
 * A pool of connections. Errors keep their statement, never the values bound to it: knex would write them into the error's
 * text, and with it what players said into the log.
 */
export function connect({ connection, poolMax }: ConnectionOptions): Knex {
  return knex({
    client: 'pg',
    connection: { connectionTimeoutMillis: ACQUIRE_MS, keepAlive: true, ...connection },
    pool: { min: 0, max: poolMax, idleTimeoutMillis: 60_000 },
    acquireConnectionTimeout: ACQUIRE_MS,
    compileSqlOnError: false,
    log: SILENT,
  });
}
