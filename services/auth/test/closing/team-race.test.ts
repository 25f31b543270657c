import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { DATABASES } from '@fabula/kit/testing/databases';
import { expect, it } from '@jest/globals';
import { deleteAccount, enable, leaveTeam } from '../../src/closing.ts';
import { Sealer } from '../../src/domain/seal.ts';
import { PostOffice } from '../../src/mail/post-office.ts';
import { MIGRATIONS } from '../../src/migrations/index.ts';
import { Passwords } from '../../src/passwords/passwords.ts';
import { OidcBackend } from '../../src/providers/oidc-provider/backend.ts';
import { makeIdentityKeys } from '../../src/providers/oidc-provider/make-keys.ts';
import { Sessions } from '../../src/sessions.ts';
import { putProfile } from '../../src/store/profiles.ts';

const note = async () => {};

it.each(Object.entries(DATABASES))(
  'of two members who end each other at the same instant one stays, on %s',
  async (_name, start) => {
    const folder = mkdtempSync(join(tmpdir(), 'fabula-team-race-'));
    const database = await start();
    const passwords = new Passwords();
    try {
      await migrate(database.root, 'auth', MIGRATIONS);
      const db = database.open('auth');
      const keys = await makeIdentityKeys(join(folder, 'identity.json'));
      const log = createLogger('auth', { level: 'silent' });
      const settings = { db, keys, log, passwords, issuer: 'http://localhost/auth/oidc' };
      const identity = new OidcBackend({ ...settings, accessTokenSeconds: 60 });
      const office = new PostOffice(new Sealer(['key'], 'mails'), () => {});
      const context = { db, identity, office, sessions: new Sessions(db, identity, 60), published: () => {} };
      const member = async () => {
        const email = `${randomUUID()}@example.org`;
        const user = await identity.create({ email, role: 'team', isEmailProven: true });
        if (!user) throw new Error('not created');
        await db.transaction((tx) => putProfile(tx, user));
        return user.id;
      };
      const ways = [
        (actor: string, userId: string) => enable(context, { userId, actor, isEnabled: false, note }),
        (actor: string, userId: string) => deleteAccount(context, { userId, actor, note }),
        (_actor: string, userId: string) => db.transaction((tx) => leaveTeam(tx, userId, 'player')),
      ];
      for (let round = 0; round < 9; round += 1) {
        await db.transaction((tx) => tx.raw('truncate profiles, deletions cascade'));
        const [one, two] = [await member(), await member()];
        const [first = note, second = note] = [ways[round % 3], ways[Math.floor(round / 3)]];
        const came = await Promise.allSettled([first(one, two), second(two, one)]);
        expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      }
    } finally {
      await passwords.close();
      await database.close();
      rmSync(folder, { recursive: true });
    }
  },
);
