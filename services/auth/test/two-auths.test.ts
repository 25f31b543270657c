import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Browser } from './browser.ts';
import { type AuthUnderTest, startAuth } from './harness.ts';

let first: AuthUnderTest;
let second: AuthUnderTest;

describe('two auths on one database', () => {
  beforeAll(async () => {
    first = await startAuth();
    second = await first.beside();
  }, 120_000);
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  test('the page of mails that one has announced is shown by the other', async () => {
    for (const { httpAddress } of [first, second])
      for (const { outboxPath } of [first, second])
        expect((await fetch(`http://${httpAddress}${outboxPath}`)).status).toBe(200);
  });

  test('of two that start side by side either link makes the first team member, and then neither does', async () => {
    const tokens = [first, second].map(({ announced }) =>
      new URL(announced[0] ?? '', 'http://x').searchParams.get('invite_token'),
    );
    const roles = async (email: string, inviteToken: string) => {
      const request = { email, password: 'correct horse battery', inviteToken };
      const { session } = await second.client.signUp(request, new Browser().options());
      return decodeJwt(session?.accessToken ?? '').realm_access;
    };
    expect(await roles('gus@example.org', tokens[0] ?? '')).toMatchObject({
      roles: expect.arrayContaining(['team']),
    });
    await expect(roles('eve@example.org', tokens[1] ?? '')).rejects.toMatchObject({
      name: expect.any(String),
    });
  });
});
