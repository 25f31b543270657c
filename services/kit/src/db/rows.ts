import type { Knex } from 'knex';

/**
 * The rows of one statement with `$1` placeholders. A database's is a transaction of its own (`Database.statement`), a
 * transaction's is a part of it (`queryIn`).
 */
export type Query = <T>(sql: string, bindings?: readonly unknown[]) => Promise<T[]>;

/** What we use of the driver below knex. */
export interface PgClient {
  query(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * The rows of one raw statement. With `$1` placeholders it goes to the driver as it stands, at half of knex's cost; with
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
  const result = await client.query(sql, bindings);
  return result.rows as T[];
}

/** Statements of this transaction, for what does not care whose they are. */
export function queryIn(tx: Knex.Transaction): Query {
  return (sql, bindings) => rows(tx, sql, bindings);
}
