import { type Database, type Migration, missingMigrations, openPostgres, waitMeter } from './db.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Part } from './tokens/parts.ts';

export interface PartDatabase {
  readonly part: Part;
  readonly migrations: readonly Migration[];
  readonly config: {
    readonly FABULA_DATABASE_URL: string;
    readonly FABULA_DATABASE_POOL: number;
  };
  readonly metrics?: Metrics;
}

/** A part was started before its migrations were run. */
export class SchemaBehind extends Error {
  constructor(part: Part, missing: readonly string[]) {
    super(`the schema of ${part} lacks ${missing.join(', ')}: run its migrate-command first`);
    this.name = 'SchemaBehind';
  }
}

/** Opens the part's pool. Throws SchemaBehind where its schema is not up to date: a part may not change it. */
export async function openPartDatabase({
  part,
  migrations,
  config,
  metrics,
}: PartDatabase): Promise<Database> {
  const { FABULA_DATABASE_URL: url, FABULA_DATABASE_POOL: poolMax } = config;
  const db = openPostgres(part, { url, poolMax, onWait: metrics && waitMeter(metrics) });
  try {
    const missing = await missingMigrations(db, migrations);
    if (missing.length > 0) throw new SchemaBehind(part, missing);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
