import { type Database, type Migration, missingMigrations, openPostgres } from './db.ts';
import type { Part } from './tokens/parts.ts';

export interface PartDatabase {
  readonly part: Part;
  readonly migrations: readonly Migration[];
  readonly config: {
    readonly FABULA_DATABASE_URL: string;
    readonly FABULA_DATABASE_POOL: number;
  };
}

/** A part was started before its migrations were run. */
export class SchemaBehind extends Error {
  constructor(part: Part, missing: readonly string[]) {
    super(`the schema of ${part} lacks ${missing.join(', ')}: run its migrate-command first`);
    this.name = 'SchemaBehind';
  }
}

/** Opens the part's pool. Throws SchemaBehind where its schema is not up to date: a part may not change it. */
export async function openPartDatabase({ part, migrations, config }: PartDatabase): Promise<Database> {
  const db = openPostgres(part, { url: config.FABULA_DATABASE_URL, poolMax: config.FABULA_DATABASE_POOL });
  try {
    const missing = await missingMigrations(db, migrations);
    if (missing.length > 0) throw new SchemaBehind(part, missing);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
