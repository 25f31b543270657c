import { readMigrateConfig } from './config.ts';
import { connect, type Migration, migrate } from './db.ts';
import { runCommand } from './main.ts';
import type { Part } from './tokens/parts.ts';

/** The command that brings a part's role and schema up to date, and ends. */
export function migratePart(part: Part, migrations: readonly Migration[]): Promise<void> {
  return runCommand(`migrate ${part}`, async (log) => {
    const { FABULA_DATABASE_ADMIN_URL: url, FABULA_DATABASE_PASSWORD: password } = readMigrateConfig();
    const root = connect({ connection: { connectionString: url }, poolMax: 1 });
    try {
      await migrate(root, part, migrations, { password });
      log.info('schema is up to date');
    } finally {
      await root.destroy();
    }
  });
}
