import type { Knex } from 'knex';

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
