// Takes the second factor from an account, beside running processes: FABULA_ADDRESS says whose.
import { runCommand } from '@fabula/kit/main';
import { openPartDatabase } from '@fabula/kit/part-database';
import { readResetConfig } from './config.ts';
import { toKeycloakSettings } from './identity-config.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { loadIdentityKeys } from './providers/oidc-provider/keys.ts';
import { resetFactorOf } from './reset-factor.ts';

await runCommand('reset factor', async (log) => {
  const config = readResetConfig();
  const db = await openPartDatabase({ part: 'auth', migrations: MIGRATIONS, config });
  const choice = {
    ...{ db, log, issuer: config.FABULA_ISSUER, accessTokenSeconds: config.FABULA_ACCESS_TOKEN_TTL },
    identityKeys: await loadIdentityKeys(config.FABULA_IDENTITY_KEYS),
    keycloak: toKeycloakSettings(config),
  };
  await resetFactorOf(choice, config.FABULA_ADDRESS);
  await db.close();
  log.info('the second factor is gone, and all sessions of the account have ended');
});
