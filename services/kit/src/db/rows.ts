import type { Knex } from 'knex';
import { ask, type PgClient } from './named.ts';

/**
 * The rows of one statement with `$1` placeholders. A database's is a transaction of its own (`Database.statement`), a
 * transaction's is a part of it (`queryIn`).
 */
export type Query = <T>(sql: string, bindings?: readonly unknown[]) => Promise<T[]>;

/**
 * The rows of one raw statement. With `$1` placeholders it goes to the driver as it stands, named, at half of knex's cost: it is
 * a constant of the code, since every session keeps its plan; with
 * `?` placeholders it goes through knex. T is what the statement selects: nobody else can know it.
 */
export async function rows<T>(
  tx: Knex.Transaction,
  sql: string,
  bindings: readonly unknown[] = [],
): Promise<T[]> {
  if (bindings.length > 0 && !sql.includes('$1')) {
    const result = await tx.raw<{ rows: T[] }>(sql, bindings as Knex.RawBinding[]);
    return result.rows;
  }
  const client = (await tx.client.acquireConnection()) as PgClient;
  return ask<T>(client, sql, bindings);
}

/** Statements of this transaction, for what does not care whose they are. */
export function queryIn(tx: Knex.Transaction): Query {
  return (sql, bindings) => rows(tx, sql, bindings);
}
