import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, DatabaseUnavailable, migrate } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { playerVerifier } from '@fabula/kit/tokens';
import { decodeJwt } from 'jose';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { Passwords } from '../src/passwords/passwords.ts';
import { OidcBackend } from '../src/providers/oidc-provider/backend.ts';
import { verifyingKeys } from '../src/providers/oidc-provider/keys.ts';
import { makeIdentityKeys } from '../src/providers/oidc-provider/make-keys.ts';
import { type IdentityUnderTest, identityContract } from './identity-contract.ts';

const ISSUER = 'http://localhost/auth/oidc';

async function onDatabase(start: () => Promise<TestDatabase>): Promise<IdentityUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-identity-'));
  const database = await start();
  await migrate(database.root, 'auth', MIGRATIONS);
  const keys = await makeIdentityKeys(join(folder, 'identity.json'));
  const line = { isCut: false };
  const passwords = new Passwords();
  const identity = new OidcBackend({
    ...{ db: cuttable(database.open('auth'), line), keys, issuer: ISSUER, accessTokenSeconds: 60 },
    ...{ passwords, log: createLogger('auth', { level: 'silent' }) },
  });
  const players = playerVerifier({ jwks: verifyingKeys(keys), issuer: ISSUER, audience: 'fabula' });
  return {
    identity,
    away: async () => {
      line.isCut = true;
    },
    back: async () => {
      line.isCut = false;
    },
    verify: async (token) => {
      await players.verify(token);
      return decodeJwt(token);
    },
    close: async () => {
      await passwords.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What is behind the provider is its database: away, it answers as one whose line is cut. */
function cuttable(db: Database, line: { readonly isCut: boolean }): Database {
  const unlessCut = <T>(work: () => Promise<T>): Promise<T> =>
    line.isCut ? Promise.reject(new DatabaseUnavailable(new Error('cut'))) : work();
  return {
    ...db,
    transaction: (work) => unlessCut(() => db.transaction(work)),
    statement: (sql, bindings) => unlessCut(() => db.statement(sql, bindings)),
  };
}

for (const [name, start] of Object.entries(DATABASES))
  identityContract(`oidc-provider on ${name}`, () => onDatabase(start));
