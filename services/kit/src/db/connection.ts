import knex, { type Knex } from 'knex';

export interface ConnectionOptions {
  readonly connection: Knex.PgConnectionConfig;
  readonly poolMax: number;
  /** The server keeps one session for all connections (PGlite): what a connection before this one named is forgotten. */
  readonly keepsSession?: boolean;
}

/** Milliseconds to wait for a connection: a player waits at the other end. */
const ACQUIRE_MS = 5_000;

/** knex would write to the console what it also throws; who catches it writes it to the log. */
const SILENT = { debug: () => {}, warn: () => {}, error: () => {}, deprecate: () => {} };

/**
 * A pool of connections. Errors keep their statement, never the values bound to it: knex would write them into the error's
 * text, and with it what players said into the log.
 */
export function connect({ connection, poolMax, keepsSession = false }: ConnectionOptions): Knex {
  return knex({
    client: 'pg',
    connection: { connectionTimeoutMillis: ACQUIRE_MS, keepAlive: true, ...connection },
    pool: {
      min: 0,
      max: poolMax,
      idleTimeoutMillis: 60_000,
      ...(keepsSession && { afterCreate: forgetNames }),
    },
    acquireConnectionTimeout: ACQUIRE_MS,
    compileSqlOnError: false,
    log: SILENT,
  });
}

/** The pool closes it instead of lending it again: knex marks those so that broke. */
export function giveUp(connection: object, why: unknown): void {
  Object.assign(connection, { __knex__disposed: why });
}

function forgetNames(
  connection: { query(sql: string, done: (error?: Error) => void): void },
  done: (error?: Error) => void,
) {
  connection.query('deallocate all', (error) => done(error));
}
