import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { DATABASES } from '@fabula/kit/testing/databases';
import { expect, it } from '@jest/globals';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { Passwords } from '../src/passwords/passwords.ts';
import { OidcBackend } from '../src/providers/oidc-provider/backend.ts';
import { makeIdentityKeys } from '../src/providers/oidc-provider/make-keys.ts';

const ID = '0191d7a0-0000-7000-8000-000000000001';

it.each(Object.entries(DATABASES))(
  'people of the first release on %s are known, with their passwords and roles',
  async (_name, start) => {
    const folder = mkdtempSync(join(tmpdir(), 'fabula-migrations-'));
    const database = await start();
    const passwords = new Passwords();
    try {
      await migrate(database.root, 'auth', MIGRATIONS.slice(0, 5));
      const db = database.open('auth');
      const hash = await passwords.hash('correct horse battery');
      await db.transaction(async (tx) => {
        const profile = { id: ID, email: 'ada@example.org', role: 'team' };
        await tx('profiles').insert({ ...profile, created_at: '2026-01-02T03:04:05Z' });
        await tx('credentials').insert({ user_id: ID, password_hash: hash });
      });
      await migrate(database.root, 'auth', MIGRATIONS);
      const keys = await makeIdentityKeys(join(folder, 'identity.json'));
      const identity = new OidcBackend({
        ...{ db, keys, issuer: 'http://localhost/auth/oidc', accessTokenSeconds: 60 },
        ...{ passwords, log: createLogger('auth', { level: 'silent' }) },
      });
      const user = await identity.checkPassword('ada@example.org', 'correct horse battery');
      expect(user).toMatchObject({ id: ID, role: 'team', isEnabled: true, isEmailProven: false });
      expect(user?.createdAt.toISOString()).toBe('2026-01-02T03:04:05.000Z');
      expect(await identity.delete(ID)).toBe(true);
    } finally {
      await passwords.close();
      await database.close();
      rmSync(folder, { recursive: true });
    }
  },
);
