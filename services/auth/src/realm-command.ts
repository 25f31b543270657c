// Brings Keycloak's realm up to date: before the processes of this release start. Its credential is nobody else's.
import { runCommand } from '@fabula/kit/main';
import { readRealmConfig } from './config.ts';
import { toGoogleClient } from './google-config.ts';
import { RealmAdmin } from './providers/keycloak/realm/admin.ts';
import { migrateRealm } from './providers/keycloak/realm/migrate.ts';

await runCommand('migrate realm', async (log) => {
  const config = readRealmConfig();
  const realm = new RealmAdmin({
    url: config.FABULA_KEYCLOAK_URL,
    clientId: config.FABULA_KEYCLOAK_ADMIN,
    secret: config.FABULA_KEYCLOAK_ADMIN_SECRET,
  });
  const done = await migrateRealm(realm, {
    origins: config.FABULA_ORIGINS,
    webSecret: config.FABULA_KEYCLOAK_WEB_SECRET,
    authSecret: config.FABULA_KEYCLOAK_AUTH_SECRET,
    accessTokenSeconds: config.FABULA_ACCESS_TOKEN_TTL,
    google: toGoogleClient(config),
  });
  log.info({ migrations: done }, 'realm is up to date');
});
