import { runCommand } from '@fabula/kit/main';
import { openPartDatabase } from '@fabula/kit/part-database';
import { readConsoleConfig } from '../config.ts';
import { toKeycloakSettings } from '../identity-config.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { loadIdentityKeys } from '../providers/oidc-provider/keys.ts';
import type { ConsoleChoice } from './tools.ts';

interface ConsoleCommand {
  readonly name: string;
  readonly work: (choice: ConsoleChoice, address: string) => Promise<void>;
  /** What the log says then. */
  readonly done: string;
}

/** Runs a command about one account beside running processes: `FABULA_ADDRESS` says whose. */
export async function runConsoleCommand({ name, work, done }: ConsoleCommand): Promise<void> {
  await runCommand(name, async (log) => {
    const config = readConsoleConfig();
    const db = await openPartDatabase({ part: 'auth', migrations: MIGRATIONS, config });
    const choice = {
      ...{ db, log, issuer: config.FABULA_ISSUER, accessTokenSeconds: config.FABULA_ACCESS_TOKEN_TTL },
      identityKeys: await loadIdentityKeys(config.FABULA_IDENTITY_KEYS),
      keycloak: toKeycloakSettings(config),
    };
    await work(choice, config.FABULA_ADDRESS);
    await db.close();
    log.info(done);
  });
}
