import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleChoice } from '@fabula/auth/console/tools';
import { loadIdentityKeys } from '@fabula/auth/providers/oidc-provider/keys';
import { createLogger } from '@fabula/kit/log';
import { FolderInUse } from '@fabula/kit/pglite';
import { readConsoleConfig } from './config.ts';
import { openEmbeddedDatabase } from './database.ts';

interface ConsoleCommand {
  readonly work: (choice: ConsoleChoice, address: string) => Promise<void>;
  /** What the console says then. */
  readonly done: (address: string) => string;
}

/** Runs a command about one account (`ADDRESS`) of `make start`, while that is stopped. */
export async function runConsoleCommand({ work, done }: ConsoleCommand): Promise<void> {
  try {
    const { FABULA_DATA: data, ADDRESS: address } = readConsoleConfig();
    if (!existsSync(join(data, 'database')))
      throw new Error(`There is no data of Fabula in ${data}. FABULA_DATA names its folder.`);
    const database = await openEmbeddedDatabase(join(data, 'database')).catch((error: unknown) => {
      throw error instanceof FolderInUse ? new Error(`${error.message}. Stop it first.`) : error;
    });
    try {
      const choice = {
        ...{ db: database.of('auth'), accessTokenSeconds: 3600 },
        // No token is made here.
        issuer: 'http://localhost/auth/oidc',
        identityKeys: await loadIdentityKeys(join(data, 'keys', 'identity.json')),
        log: createLogger('fabula', { level: 'warn' }),
      };
      await work(choice, address);
    } finally {
      await database.close();
    }
    process.stdout.write(`${done(address)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
