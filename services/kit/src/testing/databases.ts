import { rmSync } from 'node:fs';
import type { Knex } from 'knex';
import { connect } from '../db/connection.ts';
import { type Database, openPostgres, openShared } from '../db/database.ts';
import { startPglite } from '../pglite.ts';
import { freshPgliteFolder } from './pglite-folder.ts';
import { startPostgres } from './postgres.ts';

/** A real database, the same to a test whichever it is. */
export interface TestDatabase {
  /** Its superuser: what `migrate` needs. */
  readonly root: Knex;
  open(part: string): Database;
  close(): Promise<void>;
}

/** Both databases that Fabula runs on, by name: `describe.each(Object.entries(DATABASES))('on %s', (_, start) => …)`. */
export const DATABASES: Readonly<Record<'Postgres' | 'PGlite', () => Promise<TestDatabase>>> = {
  Postgres: async () => {
    const server = await startPostgres();
    const root = connect({ connection: { connectionString: server.url }, poolMax: 2 });
    const opened: Database[] = [];
    return {
      root,
      open: (part) => {
        const db = openPostgres(part, { url: server.url, poolMax: 4 });
        opened.push(db);
        return db;
      },
      close: async () => {
        for (const db of opened) await db.close();
        await root.destroy();
        await server.stop();
      },
    };
  },
  PGlite: async () => {
    const folder = await freshPgliteFolder();
    const pglite = await startPglite(folder);
    return {
      root: pglite.knex,
      open: (part) => openShared(part, pglite.knex),
      close: async () => {
        await pglite.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
