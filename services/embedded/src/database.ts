import { MIGRATIONS as AUTH } from '@fabula/auth/migrations/index';
import { MIGRATIONS as CATALOGUE } from '@fabula/catalogue/migrations/index';
import { type Database, migrate, type OnWait, openShared } from '@fabula/kit/db';
import { type Pglite, startPglite } from '@fabula/kit/pglite';
import { MIGRATIONS as MOMENT_ENGINE } from '@fabula/moment-engine/migrations/index';
import { MIGRATIONS as RUN } from '@fabula/run/migrations/index';

export interface EmbeddedDatabase {
  of(part: 'auth' | 'catalogue' | 'run' | 'moment-engine', onWait?: OnWait): Database;
  /** Copies all that is committed to a folder, as of one instant. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** One PGlite for all parts, each with a role and schema of its own, brought up to date. Throws FolderInUse. */
export async function openEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  const pglite: Pglite = await startPglite(folder);
  try {
    await migrate(pglite.knex, 'auth', AUTH);
    await migrate(pglite.knex, 'catalogue', CATALOGUE);
    await migrate(pglite.knex, 'run', RUN);
    await migrate(pglite.knex, 'moment-engine', MOMENT_ENGINE);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  return {
    of: (part, onWait) => openShared(part, pglite.knex, onWait),
    copyTo: (folder) => pglite.copyTo(folder),
    close: () => pglite.close(),
  };
}
