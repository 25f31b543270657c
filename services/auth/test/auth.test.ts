import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CallOptions } from '@fabula/kit/client';
import { rows } from '@fabula/kit/db';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { countsOfGuess } from '../src/domain/guesses.ts';
import { enrolled } from './enrolled.ts';
import { type AuthUnderTest, ORIGIN, startAuth } from './harness.ts';

const PROVIDER_MODULE = new URL('../src/providers/oidc-provider/provider.ts', import.meta.url).href;
const CALL: CallOptions = { deadlineMs: 60_000 };
const PASSWORD = 'correct horse battery';
let auth: AuthUnderTest;

/** Calls with the cookie that earlier calls set. */
class Browser {
  cookie = '';
  /** Of the device, which outlives a session. */
  device = '';
  private readonly onHeader: CallOptions['onHeader'] = (metadata) => {
    const [set, device] = metadata.get('set-cookie').map(String);
    if (set) this.cookie = set.split(';')[0] ?? '';
    if (device) this.device = device.split(';')[0] ?? '';
  };
  options(playerToken?: string): CallOptions {
    return { ...CALL, cookie: this.cookie, onHeader: this.onHeader, ...(playerToken && { playerToken }) };
  }
  refresh(headers: Record<string, string> = { origin: ORIGIN }): Promise<Response> {
    return fetch(`http://${auth.httpAddress}/auth/token`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'grant_type=refresh_token&refresh_token=stub&client_id=web',
    });
  }
}

async function signedUp(email: string, inviteToken?: string) {
  const browser = new Browser();
  const request = { email, password: PASSWORD, ...(inviteToken && { inviteToken }) };
  const { session } = await auth.client.signUp(request, browser.options());
  if (!session) throw new Error('no session');
  return { browser, session };
}

async function addressFailures(): Promise<number> {
  const sql = "select sum(failures)::int as failures from attempts where key like 'address:%'";
  const [row] = await auth.db.transaction((tx) => rows<{ failures: number }>(tx, sql));
  return row?.failures ?? 0;
}

describe('accounts and sessions', () => {
  beforeAll(async () => {
    auth = await startAuth({ on: 'PGlite' });
  });
  afterAll(() => auth.close());

  describe('sign-up and sign-in', () => {
    it('signs a new player in, with a token that every service can verify', async () => {
      const { session } = await signedUp('Ada@Example.org');
      const keys = createRemoteJWKSet(new URL(`http://${auth.httpAddress}/auth/oidc/jwks`));
      const { payload } = await jwtVerify(session.accessToken, keys, { audience: 'fabula' });
      expect(payload).toMatchObject({ realm_access: { roles: ['player'] }, email: 'ada@example.org' });
      expect(session.isNewUser).toBe(true);
      expect(decodeJwt(session.refreshToken)).toMatchObject({ typ: 'Refresh', sub: payload.sub });
    });

    it('signs in again whatever the case of the address', async () => {
      const browser = new Browser();
      const request = { email: 'ADA@example.org', password: PASSWORD };
      const { session } = await auth.client.signInWithPassword(request, browser.options());
      const { profile } = await auth.client.getProfile({}, browser.options(session?.accessToken));
      expect(profile).toMatchObject({ email: 'ada@example.org', role: 'player' });
    });

    it('says the same for a wrong password and an unknown address', async () => {
      const attempt = (email: string) =>
        auth.client.signInWithPassword({ email, password: 'no' }, CALL).catch((e) => e);
      const [known, unknown] = [await attempt('ada@example.org'), await attempt('nobody@example.org')];
      expect(known).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'WRONG_CREDENTIALS' });
      expect(unknown.message).toBe(known.message);
    });

    it('refuses an address that is taken, and a password of seven letters', async () => {
      const other = { email: 'ada@example.org', password: 'somebody else here' };
      await expect(auth.client.signUp(other, CALL)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
      const weak = { email: 'weak@example.org', password: '7letter' };
      await expect(auth.client.signUp(weak, CALL)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    });

    it('signs in who signs up once more with the same password: the first answer may have been lost', async () => {
      const again = await signedUp('ada@example.org');
      expect(decodeJwt(again.session.accessToken)).toMatchObject({ email: 'ada@example.org' });
    });

    it('slows a guesser down after ten failures, even with the right password', async () => {
      await signedUp('bob@example.org');
      const guess = (password: string) =>
        auth.client.signInWithPassword({ email: 'bob@example.org', password }, CALL);
      for (let i = 0; i < 10; i++)
        await expect(guess(`guess ${i}`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(guess(PASSWORD)).rejects.toMatchObject({ code: 'RESOURCE_EXHAUSTED' });
    });

    it('looks at ten guesses, however many are made at once', async () => {
      await signedUp('ivan@example.org');
      const guess = (password: string) =>
        auth.client.signInWithPassword({ email: 'ivan@example.org', password }, CALL).catch((e) => e.code);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(`guess ${i}`)));
      expect(answers.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
      expect(answers.filter((code) => code === 'RESOURCE_EXHAUSTED')).toHaveLength(10);
    });

    it('counts failures against the network address, and nobody who signs in', async () => {
      const options = { ...CALL, headers: { 'x-forwarded-for': '192.0.2.7' } };
      const person = { email: 'juno@example.org', password: PASSWORD };
      await auth.client.signUp(person, options);
      const before = await addressFailures();
      await auth.client.signInWithPassword(person, options);
      expect(await addressFailures()).toBe(before);
      await auth.client.signInWithPassword({ ...person, password: 'no' }, options).catch((error) => error);
      expect(await addressFailures()).toBe(before + 1);
    });

    describe('while strangers guess', () => {
      const from = (address: string, cookie = '') => ({
        ...CALL,
        headers: { 'x-forwarded-for': address },
        ...(cookie && { cookie }),
      });
      const tries = (email: string, options: CallOptions, password = 'a guess') =>
        auth.client.signInWithPassword({ email, password }, options).then(
          () => 'in',
          (error: { code: string }) => error.code,
        );
      /** As if a hundred guesses had been made where this one was counted. */
      const asIfManyHad = async (kind: 'account' | 'address', email: string, address: string) => {
        const count = countsOfGuess({ email, address }).find(({ key }) => key.startsWith(`${kind}:`));
        const key = count?.key ?? '';
        await auth.db.transaction((tx) => tx('attempts').where({ key }).update({ failures: 100 }));
      };

      it('an owner who comes from elsewhere is not locked out', async () => {
        await signedUp('kim@example.org');
        for (let n = 0; n < 10; n += 1) await tries('kim@example.org', from('2001:db8:1:2200::1'));
        expect(await tries('kim@example.org', from('2001:db8:1:22ff::9'), PASSWORD)).toBe(
          'RESOURCE_EXHAUSTED',
        );
        expect(await tries('kim@example.org', from('2001:db8:1:2300::1'), PASSWORD)).toBe('in');
      });

      it('from everywhere, an account is closed to unknown devices, and open to those that it knows', async () => {
        const { browser } = await signedUp('lou@example.org');
        await tries('lou@example.org', from('198.51.100.1'));
        await asIfManyHad('account', 'lou@example.org', '198.51.100.1');
        expect(await tries('lou@example.org', from('198.51.100.2'), PASSWORD)).toBe('RESOURCE_EXHAUSTED');
        expect(await tries('lou@example.org', from('198.51.100.1', browser.device), PASSWORD)).toBe('in');
        const { browser: other } = await signedUp('mia@example.org');
        expect(await tries('lou@example.org', from('198.51.100.2', other.device), PASSWORD)).toBe(
          'RESOURCE_EXHAUSTED',
        );
        for (let n = 0; n < 10; n += 1) await tries('lou@example.org', from('198.51.100.3', browser.device));
        expect(await tries('lou@example.org', from('198.51.100.3', browser.device), PASSWORD)).toBe(
          'RESOURCE_EXHAUSTED',
        );
      });

      it('from one address, a new port for each guess is no new network', async () => {
        const spray = (n: number, address: string) => tries(`spray-${n}@example.org`, from(address));
        expect(await spray(0, '203.0.113.77:50000')).toBe('UNAUTHENTICATED');
        await asIfManyHad('address', 'spray-0@example.org', '203.0.113.77');
        const ways = ['203.0.113.77:50001', '"203.0.113.77"', '::ffff:203.0.113.77', '203.0.113.77'];
        for (const [n, address] of ways.entries())
          expect(await spray(n + 1, address)).toBe('RESOURCE_EXHAUSTED');
        expect(await spray(9, '203.0.113.78:50001')).toBe('UNAUTHENTICATED');
      });

      it('whoever names no address is one client, whatever stands there', async () => {
        expect(await tries('none-0@example.org', from('unknown'))).toBe('UNAUTHENTICATED');
        await asIfManyHad('address', 'none-0@example.org', '');
        expect(await tries('none-1@example.org', from('_hidden'))).toBe('RESOURCE_EXHAUSTED');
        await auth.db.transaction((tx) => tx('attempts').del());
      });

      it('from one network, others there still sign up; who is refused is told how long', async () => {
        await tries('nobody@example.org', from('203.0.113.9'));
        await asIfManyHad('address', 'nobody@example.org', '203.0.113.9');
        const refused = auth.client.signInWithPassword(
          { email: 'new@example.org', password: PASSWORD },
          from('203.0.113.9'),
        );
        const retryAfterS = await refused.catch((error) => error.retryAfterS);
        expect(retryAfterS).toBeGreaterThan(800);
        expect(retryAfterS).toBeLessThanOrEqual(900);
        const joining = { email: 'new@example.org', password: PASSWORD };
        expect((await auth.client.signUp(joining, from('203.0.113.9'))).session).toBeDefined();
      });
    });
  });

  describe('the session', () => {
    it('comes back by cookie, twice at once, and after a restart', async () => {
      const { browser } = await signedUp('cleo@example.org');
      const both = [
        auth.client.resumeSession({}, browser.options()),
        auth.client.resumeSession({}, browser.options()),
      ];
      for (const { session } of await Promise.all(both)) expect(session?.accessToken).toBeTruthy();
      auth = await auth.restart();
      const { session } = await auth.client.resumeSession({}, browser.options());
      expect(decodeJwt(session?.accessToken ?? '')).toMatchObject({ email: 'cleo@example.org' });
    });

    it('is none for a visitor, and that is no error', async () => {
      expect((await auth.client.resumeSession({}, CALL)).session).toBeUndefined();
    });

    it('is refreshed at the token endpoint, from our own pages only', async () => {
      const { browser } = await signedUp('dora@example.org');
      const answer = await browser.refresh();
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) });
      expect((await browser.refresh({ origin: 'https://elsewhere.example' })).status).toBe(403);
      expect((await browser.refresh({})).status).toBe(403);
    });

    it('takes the host that a browser asked as one name, however it is written, and a list for none', async () => {
      const { browser } = await signedUp('gwen@example.org');
      const from = async (host: string) => {
        const headers = { origin: 'https://play.example.org', 'x-forwarded-host': host };
        return (await browser.refresh(headers)).status;
      };
      for (const host of ['play.example.org', 'Play.Example.org', 'play.example.org:443'])
        expect([host, await from(host)]).toEqual([host, 200]);
      for (const host of ['evil.example', 'play.example.org:444', 'play.example.org, evil.example', ''])
        expect([host, await from(host)]).toEqual([host, 403]);
    });

    it('answers what it cannot read in its own words, without a word of where it lies', async () => {
      const answer = await fetch(`http://${auth.httpAddress}/auth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
        body: 'a'.repeat(20_000),
      });
      expect(answer.status).toBe(413);
      expect(await answer.text()).toBe('{"error":"invalid_request"}');
    });

    it('is over after sign-out: the cookie is cleared, the token endpoint says so', async () => {
      const { browser, session } = await signedUp('emil@example.org');
      const old = browser.cookie;
      await auth.client.signOut({ everywhere: false }, browser.options(session.accessToken));
      expect(browser.cookie).toBe('fabula_session=');
      browser.cookie = old;
      expect((await browser.refresh()).status).toBe(400);
      await expect(auth.client.resumeSession({}, browser.options())).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    it('ends everywhere when asked', async () => {
      const { browser: first, session } = await signedUp('fay@example.org');
      const second = new Browser();
      await auth.client.signInWithPassword(
        { email: 'fay@example.org', password: PASSWORD },
        second.options(),
      );
      await auth.client.signOut({ everywhere: true }, first.options(session.accessToken));
      expect((await second.refresh()).status).toBe(400);
    });
  });

  describe('the identity provider', () => {
    const ask = (path: string, init?: RequestInit) =>
      fetch(`http://${auth.httpAddress}/auth/oidc${path}`, init);

    it('shows its discovery document and its keys, and nothing secret', async () => {
      const discovery = await (await ask('/.well-known/openid-configuration')).json();
      expect(discovery).toMatchObject({ issuer: `${ORIGIN}/auth/oidc` });
      expect(new URL(discovery.jwks_uri).pathname).toBe('/auth/oidc/jwks');
      const { keys } = await (await ask('/jwks')).json();
      expect(keys[0]).toMatchObject({ kty: 'EC' });
      expect(keys[0].d).toBeUndefined();
    });

    it.each(['/token', '/me', '/auth', '/session/end', '/session/end/confirm'])(
      'has no %s for anybody outside',
      async (path) => {
        for (const method of ['GET', 'POST']) expect((await ask(path, { method })).status).toBe(404);
      },
    );

    it('starts without a word on the console', async () => {
      const start = `import(${JSON.stringify(PROVIDER_MODULE)}).then((m) => console.log(typeof m.createProvider))`;
      const args = ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', start];
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
      expect({ stdout, stderr }).toEqual({ stdout: 'function\n', stderr: '' });
    });
  });

  describe('the first team member', () => {
    const tokenOf = (path: string | undefined) =>
      new URL(path ?? '', ORIGIN).searchParams.get('invite_token') ?? '';

    it('joins by the link on the console, once; then links come from the team', async () => {
      const link = tokenOf(auth.announced[0]);
      const { browser, session } = await signedUp('gus@example.org', link);
      const resumed = await auth.client.resumeSession({}, browser.options());
      const first = resumed.session?.accessToken ?? session.accessToken;
      const { token: team } = await enrolled(auth.client, browser, first);
      expect(decodeJwt(team)).toMatchObject({ realm_access: { roles: ['player', 'author', 'team'] } });
      await expect(signedUp('thief@example.org', link)).rejects.toMatchObject({ reason: 'INVITE_NOT_GOOD' });

      const invite = { email: 'hana@example.org', role: 'author' };
      const { path } = await auth.client.createInvite(invite, browser.options(team));
      await expect(signedUp('other@example.org', tokenOf(path))).rejects.toMatchObject({
        reason: 'INVITE_NOT_GOOD',
      });
      const hana = await signedUp('hana@example.org', tokenOf(path));
      await expect(
        auth.client.listProfiles({}, hana.browser.options(hana.session.accessToken)),
      ).rejects.toMatchObject({
        code: 'PERMISSION_DENIED',
      });
      const { profiles } = await auth.client.listProfiles({ limit: 200 }, browser.options(team));
      expect(profiles.find((p) => p.email === 'hana@example.org')?.role).toBe('author');

      // Whoever has an account already follows the link and signs in.
      const rolesAfter = async (email: string, inviteToken: string) => {
        const came = { email, password: PASSWORD, inviteToken };
        const { session: begun } = await auth.client.signInWithPassword(came, new Browser().options());
        return decodeJwt<{ realm_access: { roles: string[] } }>(begun?.accessToken ?? '').realm_access.roles;
      };
      const invited = async (email: string, role: string) =>
        tokenOf((await auth.client.createInvite({ email, role }, browser.options(team))).path);
      await signedUp('ida@example.org');
      const idas = await invited('ida@example.org', 'author');
      expect(await rolesAfter('hana@example.org', idas)).toEqual(['player', 'author']);
      expect(await rolesAfter('ida@example.org', idas)).toEqual(['player', 'author']);
      expect(await rolesAfter('ida@example.org', idas)).toEqual(['player', 'author']);
      expect(await rolesAfter('ida@example.org', link)).toEqual(['player', 'author']);
      expect(await rolesAfter('gus@example.org', await invited('gus@example.org', 'author'))).toEqual([
        'player',
        'author',
        'team',
      ]);

      // Whoever is signed in already follows the link as they are: no password, and the role comes with the next token.
      const { browser: kims, session: kimsFirst } = await signedUp('kim@example.org');
      const follow = (inviteToken: string) =>
        auth.client.redeemInvite({ inviteToken }, kims.options(kimsFirst.accessToken));
      await expect(follow(link)).rejects.toMatchObject({ reason: 'INVITE_NOT_GOOD' });
      await expect(follow(idas)).rejects.toMatchObject({ reason: 'INVITE_NOT_GOOD' });
      const good = await invited('kim@example.org', 'author');
      expect(await follow(good)).toMatchObject({ role: 'author', isUsed: true });
      expect(await follow(good)).toMatchObject({ role: 'author', isUsed: true });
      expect(await follow(await invited('kim@example.org', 'player'))).toMatchObject({
        ...{ role: 'author', isUsed: false },
      });
      const kimsNext = (await auth.client.resumeSession({}, kims.options())).session;
      expect(decodeJwt(kimsNext?.accessToken ?? '')).toMatchObject({
        realm_access: { roles: ['player', 'author'] },
      });
      // What the team has taken away does not come back by the same link, nor is it said to be there.
      const userId = decodeJwt(kimsFirst.accessToken).sub ?? '';
      await auth.client.setRole({ userId, role: 'player' }, browser.options(team));
      await expect(follow(good)).rejects.toMatchObject({ reason: 'INVITE_NOT_GOOD' });
      auth = await auth.restart();
      expect(auth.announced).toEqual([]);
    });
  });
});
