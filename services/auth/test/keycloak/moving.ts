import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { DATABASES } from '@fabula/kit/testing/databases';
import { describe, expect, it } from '@jest/globals';
import { newTotpSecret, totpCode, totpStep } from '../../src/domain/totp.ts';
import { MIGRATIONS } from '../../src/migrations/index.ts';
import { Passwords } from '../../src/passwords/passwords.ts';
import { KeycloakBackend } from '../../src/providers/keycloak/backend.ts';
import { moveUsers } from '../../src/providers/keycloak/realm/move.ts';
import { OidcBackend } from '../../src/providers/oidc-provider/backend.ts';
import { makeIdentityKeys } from '../../src/providers/oidc-provider/make-keys.ts';
import { ISSUER, type KeycloakServer, REALM_SETTINGS } from './server.ts';

const PASSWORD = 'correct horse 日🐉';

/** A site that changes over keeps its accounts. */
export function movingRules(server: () => KeycloakServer): void {
  describe('users of the provider inside auth', () => {
    it('are moved once, with ids, passwords, roles and factors', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'fabula-moving-'));
      const passwords = new Passwords();
      const database = await DATABASES.Postgres();
      try {
        await migrate(database.root, 'auth', MIGRATIONS);
        const db = database.open('auth');
        const keys = await makeIdentityKeys(join(folder, 'identity.json'));
        const log = createLogger('auth', { level: 'silent' });
        const before = new OidcBackend({ db, keys, issuer: ISSUER, accessTokenSeconds: 60, passwords, log });
        const after = new KeycloakBackend({ ...REALM_SETTINGS, url: server().url });
        const make = async (role: 'player' | 'team', isEmailProven: boolean, password?: string) => {
          const user = await before.create({
            ...{ email: `${randomUUID()}@example.org`, role, isEmailProven, password },
          });
          if (!user) throw new Error('not created');
          return user;
        };
        const member = await make('team', true, PASSWORD);
        const secret = newTotpSecret();
        await before.addFactor(member.id, secret);
        const others = [await make('player', false, PASSWORD), await make('player', true)];
        await before.setEnabled(others[0]?.id ?? '', false);
        for (let n = 0; n < 120; n += 1) await make('player', true);

        expect(await moveUsers(db, server().admin)).toBe(123);
        for (const { id } of [member, ...others])
          expect(await after.find({ id })).toEqual(await before.find({ id }));
        expect(await after.checkPassword(member.email, PASSWORD)).toEqual(member);
        expect(await after.checkPassword(member.email, 'another')).toBeUndefined();
        expect(await after.vouch(member.id, totpCode(secret, totpStep(new Date())))).toBeDefined();
        expect(await after.checkPassword(others[0]?.email ?? '', PASSWORD)).toBeUndefined();

        await after.delete(member.id);
        expect(await moveUsers(db, server().admin)).toBeUndefined();
        expect(await after.find({ id: member.id })).toBeUndefined();
      } finally {
        await passwords.close();
        await database.close();
        rmSync(folder, { recursive: true });
      }
    });
  });
}
