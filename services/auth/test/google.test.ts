import { randomUUID } from 'node:crypto';
import { rows } from '@fabula/kit/db';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { decodeJwt } from 'jose';
import { ownPath } from '../src/domain/own-path.ts';
import { Browser } from './browser.ts';
import { until } from './closing/people.ts';
import { Journey } from './google/journey.ts';
import { type Somebody, StandIn } from './google/stand-in.ts';
import { type AuthUnderTest, ORIGIN, startAuth } from './harness.ts';
import { PASSWORD, reasonOf } from './mail-room.ts';

let google: StandIn;
let auth: AuthUnderTest;

const someone = (): Somebody => ({
  ...{ subject: randomUUID(), email: `${randomUUID()}@example.org`, isEmailProven: true },
});

const journey = (browser?: Browser) => new Journey(auth.httpAddress, browser);

const at = (path: string) => ({ status: 303, location: ORIGIN + path });

const said = (failure: string) => at(`/login?google=${failure}`);

/** Whose session the browser has. */
async function whoIn(browser: Browser) {
  const { session } = await auth.client.resumeSession({}, browser.options());
  return session && decodeJwt<{ email: string; acr: string }>(session.accessToken);
}

const signUp = (email: string, browser = new Browser()) =>
  auth.client.signUp({ email, password: PASSWORD }, browser.options());

const signIn = (email: string) =>
  reasonOf(auth.client.signInWithPassword({ email, password: PASSWORD }, new Browser().options()));

/** Its address is proven by a link, as on a site that sends mail. */
const prove = (email: string) =>
  auth.db.transaction((tx) => tx('oidc_users').where({ email }).update({ is_email_proven: true }));

describe('Google', () => {
  beforeAll(async () => {
    // What the stand-in says of its own settings.
    for (const told of ['info', 'warn'] as const) jest.spyOn(console, told).mockImplementation(() => {});
    google = await StandIn.start([`${ORIGIN}/auth/google/return`]);
    auth = await startAuth({ google: google.settings });
  });
  afterAll(async () => {
    await auth?.close();
    await google?.close();
  });

  describe('by a Google account', () => {
    it('whoever has left comes as somebody new, also before all of the old account is gone', async () => {
      google.chosen = someone();
      const before = journey();
      await before.whole();
      const { session } = await auth.client.resumeSession({}, before.browser.options());
      const old = decodeJwt(session?.accessToken ?? '').sub;
      await auth.client.closeAccount({}, before.browser.options(session?.accessToken));
      expect(await whoIn(before.browser)).toBeUndefined();
      const after = journey();
      expect(await after.whole()).toEqual(at('/browse'));
      const next = await whoIn(after.browser);
      expect(next).toMatchObject({ email: google.chosen.email });
      expect(next?.sub).not.toBe(old);
      await auth.db.transaction((tx) =>
        tx.raw("update deletions set created_at = created_at - interval '10 s' where user_id = ?", [
          old ?? '',
        ]),
      );
      await until(async () => {
        const sql = 'select from deletions where user_id = ? and done_at is not null';
        return (await auth.db.transaction((tx) => rows(tx, sql, [old]))).length > 0;
      });
      expect((await whoIn(after.browser))?.sub).toBe(next?.sub);
      const again = journey();
      await again.whole();
      expect((await whoIn(again.browser))?.sub).toBe(next?.sub);
    });

    it('whoever is new has an account, and is in; the device is known', async () => {
      google.chosen = someone();
      const going = journey();
      const { browser } = going;
      expect(await going.whole('?next=/launch/one%3Fa=b')).toEqual(at('/launch/one?a=b'));
      expect(await whoIn(browser)).toMatchObject({ email: google.chosen.email, acr: 'aal1' });
      expect(browser.cookies.get('fabula_device')).toMatch(/^[\w-]{43}$/);
      expect(browser.cookies.has('fabula_google')).toBe(false);
      expect(Object.fromEntries(google.asked.at(-1) ?? [])).toMatchObject({
        ...{ prompt: 'select_account', code_challenge_method: 'S256', response_type: 'code' },
        redirect_uri: `${ORIGIN}/auth/google/return`,
      });
      expect(await auth.client.getSignInOptions({}, browser.options())).toMatchObject({ google: true });
    });

    it('the device goes along and comes back, and the account is known on it', async () => {
      google.chosen = someone();
      const browser = new Browser();
      browser.cookies.set('fabula_device', 'd'.repeat(43));
      await journey(browser).whole();
      expect(browser.cookies.get('fabula_device')).toBe('d'.repeat(43));
    });

    it('whoever has proven the address keeps account and password', async () => {
      google.chosen = someone();
      const { email } = google.chosen;
      const before = new Browser();
      await signUp(email, before);
      await prove(email);
      const going = journey();
      expect(await going.whole()).toEqual(at('/browse'));
      expect((await whoIn(going.browser))?.sub).toBe((await whoIn(before))?.sub);
      expect(await signIn(email)).toBe('ok');
    });

    it('an account that somebody has planted on the address is asked about first, and then gone', async () => {
      google.chosen = someone();
      const { email } = google.chosen;
      const attacker = new Browser('203.0.113.66');
      await signUp(email, attacker);
      const going = journey();
      // It waits for a link of somebody else's meanwhile.
      await auth.client.sendMagicLink({ email: someone().email }, going.browser.options());
      const asking = going.browser.cookies.get('fabula_asking');
      const { location } = await going.whole('?next=%2Flaunch%2Fx');
      expect(location).toMatch(/\/link\?next=[\w-]+#[\w-]{43}$/);
      const coded = new URL(location).searchParams.get('next') ?? '';
      expect(Buffer.from(coded, 'base64url').toString()).toBe('/launch/x');
      expect(going.browser.cookies.get('fabula_asking')).toBe(asking);
      expect(await whoIn(going.browser)).toBeUndefined();
      const link = { secret: new URL(location).hash.slice(1) };
      const press = (given: object, browser = going.browser) =>
        reasonOf(auth.client.redeemLink({ ...link, ...given }, browser.options()));
      expect(await press({ beginsAnew: true }, new Browser())).toBe('NUMBER_WANTED');
      expect(await press({})).toBe('BEGIN_ANEW_WANTED');
      expect(await press({ beginsAnew: true })).toBe('ok');
      expect(await whoIn(going.browser)).toMatchObject({ email });
      expect(await signIn(email)).toBe('WRONG_CREDENTIALS');
      expect(await reasonOf(auth.client.resumeSession({}, attacker.options()))).toBe('NO_SESSION');
    });

    it('an address that Google has not proven leads nowhere', async () => {
      google.chosen = { ...someone(), isEmailProven: false };
      await signUp(google.chosen.email);
      const going = journey();
      expect(await going.whole()).toEqual(said('unproven'));
      expect(await whoIn(going.browser)).toBeUndefined();
      expect(await signIn(google.chosen.email)).toBe('ok');
    });

    it('whose address has changed there comes to the same account', async () => {
      google.chosen = someone();
      const [first, second] = [journey(), journey()];
      await first.whole();
      google.chosen = { ...google.chosen, email: `${randomUUID()}@example.org`, isEmailProven: false };
      await second.whole();
      expect((await whoIn(second.browser))?.sub).toBe((await whoIn(first.browser))?.sub);
    });

    it('an invitation goes along', async () => {
      google.chosen = someone();
      const token = new URL(auth.announced[0] ?? '', ORIGIN).searchParams.get('invite_token');
      const going = journey();
      await going.whole(`?invite=${token}`);
      expect(await whoIn(going.browser)).toMatchObject({
        realm_access: { roles: expect.arrayContaining(['team']) },
      });
    });
  });

  describe('nobody comes in', () => {
    it('who cancels where Keycloak asks Google: the gateway sends them here', async () => {
      google.chosen = undefined;
      const come = async (query: string) => {
        const one = journey();
        await one.there('?invite=still-good');
        const answer = await one.back(new URL(`${ORIGIN}/auth/google/refused${query}`));
        expect(one.browser.cookies.has('fabula_google')).toBe(false);
        return answer;
      };
      expect(await come('?error=access_denied')).toEqual(
        at('/login?google=cancelled&invite_token=still-good'),
      );
      expect(await come('')).toEqual(at('/login?google=failed&invite_token=still-good'));
      const friend = journey();
      await friend.there('?next=%2Flaunch%2Fx');
      expect(await friend.back(new URL(`${ORIGIN}/auth/google/refused`))).toEqual(
        at('/login?google=failed&next=%2Flaunch%2Fx'),
      );
      // A browser that has not begun was sent here by somebody else.
      const other = journey().back(new URL(`${ORIGIN}/auth/google/refused?error=access_denied`));
      expect(await other).toEqual(said('failed'));
    });

    it('who cancels', async () => {
      google.chosen = undefined;
      expect(await journey().whole()).toEqual(said('cancelled'));
      const invited = await journey().whole('?invite=still-good');
      expect(invited.location).toBe(`${said('cancelled').location}&invite_token=still-good`);
    });

    it('by a return of another browser (its state), or of one that was never sent', async () => {
      google.chosen = someone();
      const [attacker, victim, other] = [journey(), journey(), journey()];
      const planted = await attacker.there();
      expect(await victim.back(planted)).toEqual(said('failed'));
      await other.there();
      expect(await other.back(planted)).toEqual(said('failed'));
      for (const { browser } of [victim, other]) expect(await whoIn(browser)).toBeUndefined();
    });

    it('by a return that was used, or is cancelled by somebody who does not know the state', async () => {
      google.chosen = someone();
      const going = journey();
      const returned = await going.there();
      const kept = going.browser.cookies.get('fabula_google') ?? '';
      expect(await going.back(returned)).toEqual(at('/browse'));
      expect(await going.back(returned)).toEqual(said('failed'));
      const thief = journey();
      thief.browser.cookies.set('fabula_google', kept);
      expect(await thief.back(returned)).toEqual(said('failed'));
      const sent = journey();
      await sent.there();
      const foreign = new URL(`${ORIGIN}/auth/google/return?error=access_denied&state=guessed`);
      expect(await sent.back(foreign)).toEqual(said('failed'));
    });

    it.each(['nonce', 'code_challenge'])('where the %s is not that of this browser', async (marked) => {
      google.chosen = someone();
      const going = journey();
      const { location } = await going.ask('/auth/google');
      const changed = new URL(location);
      changed.searchParams.set(marked, 'x'.repeat(43));
      expect(await going.back(await going.choose(changed.href))).toEqual(said('failed'));
      expect(await whoIn(going.browser)).toBeUndefined();
    });

    it('with a cookie that somebody else has made', async () => {
      google.chosen = someone();
      const going = journey();
      const returned = await going.there();
      going.browser.cookies.set('fabula_google', Buffer.from('{"next":"/"}').toString('base64url'));
      expect(await going.back(returned)).toEqual(said('failed'));
    });

    it('who takes longer than ten minutes', async () => {
      google.chosen = someone();
      const going = journey();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 10 * 60_000 - 1);
      const { location } = await going.ask('/auth/google');
      clock.mockRestore();
      expect(await going.back(await going.choose(location))).toEqual(said('failed'));
      expect(await whoIn(going.browser)).toBeUndefined();
    });

    it('whose account is closed', async () => {
      google.chosen = someone();
      await journey().whole();
      const { email } = google.chosen;
      await auth.db.transaction((tx) => tx('oidc_users').where({ email }).update({ is_enabled: false }));
      expect(await journey().whole()).toEqual(said('closed'));
    });

    it('while Google is away, at either end', async () => {
      const away = await StandIn.start([`${ORIGIN}/auth/google/return`]);
      const other = await startAuth({ google: away.settings });
      try {
        away.chosen = someone();
        const going = new Journey(other.httpAddress);
        const returned = await going.there();
        await away.close();
        expect(await going.back(returned)).toEqual(said('away'));
      } finally {
        await other.close();
      }
      const never = await startAuth({ google: away.settings });
      try {
        expect(await new Journey(never.httpAddress).ask('/auth/google')).toEqual(said('away'));
      } finally {
        await never.close();
      }
    });
  });

  describe('the page that somebody goes back to', () => {
    it.each([
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      '/auth/google',
      '/api/x',
      'browse',
      '',
      `/${'x'.repeat(2000)}`,
    ])('is ours: not %j', async (next) => {
      expect(ownPath(next, ORIGIN)).toBeUndefined();
    });

    it('is /browse where another one was named', async () => {
      google.chosen = someone();
      const going = journey();
      expect(await going.whole(`?next=${encodeURIComponent('//evil.example')}`)).toEqual(at('/browse'));
      expect(ownPath('/launch/x?a=1#b', ORIGIN)).toBe('/launch/x?a=1#b');
    });
  });
});
