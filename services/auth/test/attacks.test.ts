import { createHmac, generateKeyPairSync } from 'node:crypto';
import { WaitForLinkResponse_State as State } from '@fabula/proto/auth/v1/auth_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { countsOfGuess } from '../src/domain/guesses.ts';
import { Browser } from './browser.ts';
import { ORIGIN } from './harness.ts';
import { MailRoom, PASSWORD, reasonOf } from './mail-room.ts';

let room: MailRoom;

beforeAll(async () => {
  room = await MailRoom.open();
});
afterAll(() => room.close());

const resume = (browser: Browser) => reasonOf(room.auth.client.resumeSession({}, browser.options()));

describe('a session', () => {
  it('is a new one at each sign-in: a cookie that was planted before is worth nothing', async () => {
    const { email } = await room.account();
    const victim = new Browser();
    victim.cookies.set('fabula_session', 'planted');
    await room.auth.client.signInWithPassword({ email, password: PASSWORD }, victim.options());
    expect(victim.cookies.get('fabula_session')).not.toBe('planted');
    const attacker = new Browser();
    attacker.cookies.set('fabula_session', 'planted');
    expect(await resume(attacker)).toBe('NO_SESSION');
  });

  it('of an attacker who is signed in is not handed on to who signs in over it', async () => {
    const attacker = await room.account();
    const planted = attacker.browser.cookies.get('fabula_session') ?? '';
    const victim = await room.account();
    const browser = new Browser();
    browser.cookies.set('fabula_session', planted);
    await room.auth.client.signInWithPassword({ email: victim.email, password: PASSWORD }, browser.options());
    const { session } = await room.auth.client.resumeSession({}, attacker.browser.options());
    expect(decodeJwt(session?.accessToken ?? '').email).toBe(attacker.email);
  });

  it('whose cookie was stolen is over with a reset of the password', async () => {
    const { email, browser } = await room.account();
    const thief = new Browser('203.0.113.66');
    thief.cookies.set('fabula_session', browser.cookies.get('fabula_session') ?? '');
    expect(await resume(thief)).toBe('ok');
    await room.auth.client.sendResetLink({ email }, browser.options());
    const { secret = '' } = await room.server.mailTo(email, 2);
    await room.auth.client.resetPassword({ secret, password: 'a new password' }, browser.options());
    expect(await resume(thief)).toBe('NO_SESSION');
    expect(await resume(browser)).toBe('ok');
  });
});

describe('a link', () => {
  it('that somebody else asked for and the owner follows signs in the owner alone', async () => {
    const { email } = await room.account();
    const attacker = new Browser('203.0.113.7');
    const { secret, requestId } = await room.magicLink(email, attacker);
    const owner = new Browser();
    expect(await reasonOf(room.auth.client.redeemLink({ secret }, owner.options()))).toBe('NUMBER_WANTED');
    expect(await resume(attacker)).toBe('ok');
    expect((await room.auth.client.resumeSession({}, attacker.options())).session).toBeUndefined();
    expect((await room.auth.client.waitForLink({ requestId }, attacker.options())).state).toBe(State.WAITING);
  });

  it('of a browser whose cookie an attacker has planted tells the attacker nothing to sign in with', async () => {
    const { email } = await room.account();
    const [attacker, victim] = [new Browser('203.0.113.8'), new Browser()];
    attacker.cookies.set('fabula_asking', 'planted');
    victim.cookies.set('fabula_asking', 'planted');
    const { secret, requestId } = await room.magicLink(email, victim);
    await room.auth.client.redeemLink({ secret }, victim.options());
    expect((await room.auth.client.waitForLink({ requestId }, attacker.options())).state).toBe(
      State.REDEEMED_HERE,
    );
    expect((await room.auth.client.resumeSession({}, attacker.options())).session).toBeUndefined();
  });

  it('leads to our origin, whatever host the request names', async () => {
    const email = room.someone();
    const options = new Browser().options();
    const headers = {
      ...options.headers,
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    };
    await room.auth.client.sendMagicLink({ email }, { ...options, headers });
    const { text, html } = await room.server.mailTo(email);
    expect(text).toContain(`${ORIGIN}/link#`);
    expect(text + html).not.toContain('evil');
  });

  it('of one kind is not taken for another', async () => {
    const { email, browser } = await room.account();
    const { secret } = await room.magicLink(email, browser);
    const reset = room.auth.client.resetPassword({ secret, password: 'a new password' }, browser.options());
    expect(await reasonOf(reset)).toBe('LINK_NOT_GOOD');
    expect(await reasonOf(room.auth.client.redeemInvite({ inviteToken: secret }, browser.options()))).toBe(
      'NOT_SIGNED_IN',
    );
    expect(await reasonOf(room.auth.client.redeemLink({ secret }, browser.options()))).toBe('ok');
  });
});

describe('a token', () => {
  const profile = (playerToken: string) =>
    reasonOf(room.auth.client.getProfile({}, new Browser().options(playerToken)));
  const encoded = (value: object | string) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
  const publicKeys = async () => (await fetch(`http://${room.auth.httpAddress}/auth/oidc/jwks`)).text();
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  async function forged(header: Record<string, string>): Promise<string> {
    const { token } = await room.account();
    return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'ES256', ...header }).sign(own.privateKey);
  }

  it('that is genuine is taken; unsigned, cut or with other claims it is not', async () => {
    const { token } = await room.account();
    expect(await profile(token)).toBe('ok');
    const [head = '', body = '', signature = ''] = token.split('.');
    const unsigned = encoded({ alg: 'none' });
    const claims = decodeJwt(token);
    const more = encoded({ ...claims, realm_access: { roles: ['team'] } });
    for (const bad of [
      ...[`${unsigned}.${body}.`, `${unsigned}.${body}.${signature}`, `${head}.${more}.${signature}`],
      ...[`${head}.${body}.`, `${head}.${body}`, `${token}x`, 'x', '..'],
    ])
      expect(await profile(bad)).not.toBe('ok');
  });

  it('signed with the public key as if it were a secret is not taken', async () => {
    const { token } = await room.account();
    const keys = await publicKeys();
    const { kid } = decodeProtectedHeader(token);
    for (const secret of [keys, JSON.stringify(JSON.parse(keys).keys[0])]) {
      const signed = `${encoded({ alg: 'HS256', kid })}.${token.split('.')[1]}`;
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(await profile(`${signed}.${signature}`)).toBe('INVALID_TOKEN');
    }
  });

  it('that brings its own key, or names one by a path or an address, is not taken', async () => {
    const { kid = '' } = decodeProtectedHeader((await room.account()).token);
    const jwk = JSON.stringify(own.publicKey.export({ format: 'jwk' }));
    for (const header of [
      ...[
        { kid },
        { kid: '../../../../dev/null' },
        { kid: "' or 1=1 --" },
        { jku: 'https://evil.example/jwks' },
      ],
      ...[
        { kid, x5u: 'https://evil.example/cert' },
        { kid, jwk },
      ],
    ])
      expect(await profile(await forged(header))).toMatch(/^INVALID_(SIGNATURE|TOKEN)$/);
  });

  it('of another kind is none: an id token, a stub of a refresh token, a link’s secret', async () => {
    const { email, browser, token, idToken } = await room.account();
    const { session } = await room.auth.client.resumeSession({}, browser.options());
    const { secret } = await room.magicLink(email, browser);
    for (const other of [idToken, session?.refreshToken ?? '', secret])
      expect(await profile(other)).not.toBe('ok');
    expect(await profile(token)).toBe('ok');
  });
});

it('one password tried on many accounts is stopped at its network', async () => {
  const { email } = await room.account();
  const sprayer = new Browser('203.0.113.99');
  const guess = (address: string) =>
    reasonOf(
      room.auth.client.signInWithPassword({ email: address, password: 'Summer2026!' }, sprayer.options()),
    );
  expect(await guess(room.someone())).toBe('WRONG_CREDENTIALS');
  // As if it had been tried on a hundred accounts.
  const network = countsOfGuess({ email, address: '203.0.113.99' }).find(({ key }) =>
    key.startsWith('address:'),
  );
  const key = network?.key ?? '';
  await room.auth.db.transaction((tx) => tx('attempts').where({ key }).update({ failures: 100 }));
  expect(await guess(room.someone())).toBe('TOO_MANY_ATTEMPTS');
  expect(await guess(email)).toBe('TOO_MANY_ATTEMPTS');
  const { secret } = await room.magicLink(email, sprayer).catch(() => ({ secret: '' }));
  expect(secret).not.toBe('');
});

it('a password of 128 letters signs up and in, one of 129 is refused before it is hashed', async () => {
  const email = room.someone();
  const browser = new Browser();
  const password = 'ß🐉'.repeat(64);
  expect(
    await reasonOf(room.auth.client.signUp({ email, password: `${password}x` }, browser.options())),
  ).toBe('INVALID_FIELD');
  await room.auth.client.signUp({ email, password }, browser.options());
  const { secret = '' } = await room.server.mailTo(email);
  await room.auth.client.redeemLink({ secret }, browser.options());
  expect(
    await reasonOf(room.auth.client.signInWithPassword({ email, password }, new Browser().options())),
  ).toBe('ok');
});
