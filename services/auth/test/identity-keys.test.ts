import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerVerifier } from '@fabula/kit/tokens';
import { expect, test } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { loadIdentityKeys } from '../src/providers/oidc-provider/keys.ts';
import { makeIdentityKeys, rotateIdentityKeys } from '../src/providers/oidc-provider/make-keys.ts';
import { Browser } from './browser.ts';
import { type AuthUnderTest, ORIGIN, startAuth } from './harness.ts';

const PASSWORD = 'correct horse battery';

const kidsOf = async (file: string) => (await loadIdentityKeys(file)).jwks.keys.map(({ kid }) => kid);
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

/** Verifies as a part does that has asked this auth for its keys. */
const verifierOf = ({ jwks }: AuthUnderTest) =>
  playerVerifier({ jwks, issuer: `${ORIGIN}/auth/oidc`, audience: 'fabula' });

async function refreshed(auth: AuthUnderTest, browser: Browser): Promise<string> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`http://${auth.httpAddress}/auth/token`, {
    method: 'POST',
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=refresh_token&refresh_token=stub&client_id=web',
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

test('keys change under two auths, one started again after the other, and nobody is signed out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-auth-'));
  const file = join(folder, 'identity.json');
  const first = await startAuth({ folder });
  const [signing, next] = await kidsOf(file);
  const browser = new Browser();
  const { session } = await first.client.signUp(
    { email: 'ada@example.org', password: PASSWORD },
    browser.options(),
  );
  const before = session?.accessToken ?? '';
  expect(kidOf(before)).toBe(signing);
  expect(await rotateIdentityKeys(file)).toBe('changed');

  const second = await first.beside();
  const after = await refreshed(second, browser);
  expect(kidOf(after)).toBe(next);
  for (const auth of [first, second])
    for (const token of [before, after]) {
      expect(await verifierOf(auth).verify(token)).toMatchObject({ email: 'ada@example.org' });
      expect(await auth.client.getProfile({}, browser.options(token))).toMatchObject({
        profile: { email: 'ada@example.org' },
      });
    }
  const still = await refreshed(first, browser);
  expect(kidOf(still)).toBe(signing);
  expect(await verifierOf(second).verify(still)).toMatchObject({ email: 'ada@example.org' });
  await second.close();

  const again = await first.restart();
  expect(await verifierOf(again).verify(before)).toMatchObject({ email: 'ada@example.org' });
  expect(kidOf(await refreshed(again, browser))).toBe(next);
  await again.close();
}, 120_000);

test('of many who make the keys at once all get the same, and what was made stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-identity-'));
  const file = join(folder, 'keys/identity.json');
  const all = await Promise.all(Array.from({ length: 8 }, () => makeIdentityKeys(file)));
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  for (const keys of all) expect(keys).toEqual(stored);
  expect(await makeIdentityKeys(file)).toEqual(all[0]);
  expect(readdirSync(join(folder, 'keys'))).toEqual(['identity.json']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

test('a file with one key has the next one announced before it signs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-identity-'));
  const file = join(folder, 'identity.json');
  const { jwks, cookieKeys } = await makeIdentityKeys(file);
  writeFileSync(file, JSON.stringify({ jwks: { keys: jwks.keys.slice(0, 1) }, cookieKeys }));
  const [only] = await kidsOf(file);
  expect(await rotateIdentityKeys(file)).toBe('announced');
  const [signing, next] = await kidsOf(file);
  expect(signing).toBe(only);
  expect(await rotateIdentityKeys(file)).toBe('changed');
  expect(await kidsOf(file)).toEqual([next, expect.any(String), only]);
  expect((await loadIdentityKeys(file)).cookieKeys).toEqual(cookieKeys);
  rmSync(folder, { recursive: true });
});

test('keys that are missing where nothing can be written are named, and a serving auth makes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-identity-'));
  const closed = join(folder, 'a-file');
  writeFileSync(closed, '');
  const file = join(closed, 'identity.json');
  await expect(makeIdentityKeys(file)).rejects.toThrow(`${file} is missing, and cannot be made here (E`);
  const none = join(folder, 'identity.json');
  await expect(loadIdentityKeys(none)).rejects.toThrow(`${none} cannot be read (ENOENT)`);
  rmSync(folder, { recursive: true });
});
