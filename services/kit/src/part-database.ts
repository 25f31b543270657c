import { connect, type Database, type Migration, migrate, openPostgres } from './db.ts';
import type { Part } from './tokens/parts.ts';

export interface PartDatabase {
  readonly part: Part;
  readonly migrations: readonly Migration[];
  readonly config: {
    readonly FABULA_DATABASE_URL: string;
    /** A role that may create roles and schemas. Without it the schema must stand already. */
    readonly FABULA_DATABASE_ADMIN_URL?: string | undefined;
    readonly FABULA_DATABASE_POOL: number;
  };
}

/** Brings the part's schema up to date, then opens the part's pool. */
export async function openPartDatabase({ part, migrations, config }: PartDatabase): Promise<Database> {
  if (config.FABULA_DATABASE_ADMIN_URL) {
    const root = connect({ connection: { connectionString: config.FABULA_DATABASE_ADMIN_URL }, poolMax: 1 });
    try {
      await migrate(root, part, migrations);
    } finally {
      await root.destroy();
    }
  }
  return openPostgres(part, { url: config.FABULA_DATABASE_URL, poolMax: config.FABULA_DATABASE_POOL });
}
