// Moves the users of the provider inside auth to Keycloak, once: before the first start with FABULA_IDENTITY=keycloak.

import { runCommand } from '@fabula/kit/main';
import { openPartDatabase } from '@fabula/kit/part-database';
import { readMoveConfig } from './config.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { RealmAdmin } from './providers/keycloak/realm/admin.ts';
import { moveUsers } from './providers/keycloak/realm/move.ts';

await runCommand('move users', async (log) => {
  const config = readMoveConfig();
  const db = await openPartDatabase({ part: 'auth', migrations: MIGRATIONS, config });
  const moved = await moveUsers(
    db,
    new RealmAdmin({
      url: config.FABULA_KEYCLOAK_URL,
      clientId: config.FABULA_KEYCLOAK_ADMIN,
      secret: config.FABULA_KEYCLOAK_ADMIN_SECRET,
    }),
  );
  await db.close();
  log.info({ moved }, moved === undefined ? 'users were moved before' : 'users are moved');
});
