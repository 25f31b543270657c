import { randomUUID } from 'node:crypto';
import type { CallOptions } from '@fabula/kit/client';
import { migrate } from '@fabula/kit/db';
import { DATABASES } from '@fabula/kit/testing/databases';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { putProfile } from '../src/store/profiles.ts';
import { type AuthUnderTest, startAuth } from './harness.ts';

const CALL: CallOptions = { deadlineMs: 60_000 };
/** As often they come: two that cross show themselves in one of some. */
const TIMES = 100;
let auth: AuthUnderTest;

async function signedUp(email: string) {
  let cookie = '';
  const onHeader: CallOptions['onHeader'] = (metadata) => {
    cookie = String(metadata.get('set-cookie')[0]).split(';')[0] ?? '';
  };
  const request = { email, password: 'correct horse battery' };
  const { session } = await auth.client.signUp(request, { ...CALL, onHeader });
  const playerToken = session?.accessToken ?? '';
  return { id: decodeJwt(playerToken).sub ?? '', options: { ...CALL, cookie, playerToken } };
}

const inBackEnd = (id: string, change: object) =>
  auth.db.transaction((tx) => tx('oidc_users').where({ id }).update(change));

describe('the copy of a profile', () => {
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.close());

  it('catches up with the identity back end at the next refresh, whoever changed it', async () => {
    const { id, options } = await signedUp('ada@example.org');
    await inBackEnd(id, { role: 'author', email: 'ada@example.com' });
    const profile = async () => (await auth.client.getProfile({}, options)).profile;
    expect(await profile()).toMatchObject({ role: 'player', email: 'ada@example.org' });
    await auth.client.resumeSession({}, options);
    expect(await profile()).toMatchObject({ id, role: 'author', email: 'ada@example.com' });
  });

  it('has an address once: its new owner’s', async () => {
    const [old, next] = [await signedUp('bob@example.org'), await signedUp('eve@example.org')];
    await inBackEnd(old.id, { email: 'robert@example.org' });
    await inBackEnd(next.id, { email: 'bob@example.org' });
    await auth.client.resumeSession({}, next.options);
    const copies = await auth.db.transaction((tx) => tx('profiles').where({ email: 'bob@example.org' }));
    expect(copies).toMatchObject([{ id: next.id }]);
  });

  it('keeps nobody in whom the back end has disabled', async () => {
    const { id, options } = await signedUp('dan@example.org');
    await inBackEnd(id, { is_enabled: false });
    await expect(auth.client.resumeSession({}, options)).rejects.toMatchObject({ reason: 'NO_SESSION' });
    const signIn = auth.client.signInWithPassword(
      { email: 'dan@example.org', password: 'correct horse battery' },
      CALL,
    );
    await expect(signIn).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
  });
});

it('of somebody who comes for the first time, at several doors at once, there is one copy', async () => {
  const database = await DATABASES.Postgres();
  try {
    await migrate(database.root, 'auth', MIGRATIONS);
    const db = database.open('auth');
    for (let n = 0; n < TIMES; n += 1) {
      const user = {
        id: randomUUID(),
        email: `${n}@example.org`,
        role: 'player',
        isEmailProven: true,
        createdAt: new Date(),
      } as const;
      const put = () => db.transaction((tx) => putProfile(tx, user));
      expect(await Promise.all([put(), put(), put(), put()])).toEqual(
        Array(4).fill({ ...user, isEnabled: true }),
      );
    }
  } finally {
    await database.close();
  }
});
