// `make reset-factor ADDRESS=...`, while Fabula is stopped.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadIdentityKeys } from '@fabula/auth/providers/oidc-provider/keys';
import { resetFactorOf } from '@fabula/auth/reset-factor';
import { createLogger } from '@fabula/kit/log';
import { FolderInUse } from '@fabula/kit/pglite';
import { readResetConfig } from './config.ts';
import { openEmbeddedDatabase } from './database.ts';

try {
  const { FABULA_DATA: data, ADDRESS: address } = readResetConfig();
  if (!existsSync(join(data, 'database')))
    throw new Error(`There is no data of Fabula in ${data}. FABULA_DATA names its folder.`);
  const database = await openEmbeddedDatabase(join(data, 'database')).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new Error(`${error.message}. Stop it first.`) : error;
  });
  try {
    await resetFactorOf(
      {
        ...{ db: database.of('auth'), accessTokenSeconds: 3600 },
        // No token is made here.
        issuer: 'http://localhost/auth/oidc',
        identityKeys: await loadIdentityKeys(join(data, 'keys', 'identity.json')),
        log: createLogger('fabula', { level: 'warn' }),
      },
      address,
    );
  } finally {
    await database.close();
  }
  process.stdout.write(`The second factor of ${address} is gone, and its sessions have ended.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
