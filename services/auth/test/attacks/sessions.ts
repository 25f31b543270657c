import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Browser } from '../browser.ts';
import { ORIGIN } from '../harness.ts';
import { type MailRoom, PASSWORD, reasonOf } from '../mail-room.ts';

const resume = (room: MailRoom, browser: Browser) =>
  reasonOf(room.auth.client.resumeSession({}, browser.options()));

/** As keycloak-js asks in a page of this origin. */
const askToken = (
  { auth }: MailRoom,
  browser: Browser,
  origin: string | undefined,
  refreshToken = 'a stub',
) =>
  fetch(`http://${auth.httpAddress}/auth/token`, {
    method: 'POST',
    headers: {
      cookie: `fabula_session=${browser.cookies.get('fabula_session')}`,
      ...(origin !== undefined && { origin }),
    },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });

export function sessionAttacks(room: () => MailRoom): void {
  describe('a session', () => {
    it('is a new one at each sign-in: a cookie that was planted before is worth nothing', async () => {
      const { email } = await room().account();
      const victim = new Browser();
      victim.cookies.set('fabula_session', 'planted');
      await room().auth.client.signInWithPassword({ email, password: PASSWORD }, victim.options());
      expect(victim.cookies.get('fabula_session')).not.toBe('planted');
      const attacker = new Browser();
      attacker.cookies.set('fabula_session', 'planted');
      expect(await resume(room(), attacker)).toBe('NO_SESSION');
    });

    it('of an attacker who is signed in is not handed on to who signs in over it', async () => {
      const attacker = await room().account();
      const planted = attacker.browser.cookies.get('fabula_session') ?? '';
      const victim = await room().account();
      const browser = new Browser();
      browser.cookies.set('fabula_session', planted);
      await room().auth.client.signInWithPassword(
        { email: victim.email, password: PASSWORD },
        browser.options(),
      );
      const { session } = await room().auth.client.resumeSession({}, attacker.browser.options());
      expect(decodeJwt(session?.accessToken ?? '').email).toBe(attacker.email);
    });

    it('whose cookie was stolen is over with a reset of the password', async () => {
      const { email, browser } = await room().account();
      const thief = new Browser('203.0.113.66');
      thief.cookies.set('fabula_session', browser.cookies.get('fabula_session') ?? '');
      expect(await resume(room(), thief)).toBe('ok');
      await room().auth.client.sendResetLink({ email }, browser.options());
      const { secret = '' } = await room().server.mailTo(email, 2);
      await room().auth.client.resetPassword({ secret, password: 'a new password' }, browser.options());
      expect(await resume(room(), thief)).toBe('NO_SESSION');
      expect(await resume(room(), browser)).toBe('ok');
    });

    it('is refreshed from two tabs at once: both go on', async () => {
      const { browser } = await room().account();
      const tabs = await Promise.all([1, 2].map(() => askToken(room(), browser, ORIGIN)));
      expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
      expect(await resume(room(), browser)).toBe('ok');
    });

    it('is given to no page of another site, and to none that does not say which it is', async () => {
      const { browser } = await room().account();
      for (const origin of [
        ...[undefined, 'null', 'https://evil.example', `${ORIGIN}.evil.example`, `${ORIGIN}@evil.example`],
        ...[ORIGIN.replace('http:', 'https:').replace('localhost', 'sub.localhost'), 'file://', ''],
      ]) {
        const answer = await askToken(room(), browser, origin);
        expect(`${origin} ${answer.status}`).toBe(`${origin} 403`);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(await answer.text()).not.toContain('token');
      }
      expect((await askToken(room(), browser, ORIGIN)).status).toBe(200);
    });

    it('is not ended by the page of somebody else that the same browser still has, nor taken over by it', async () => {
      const before = await room().account();
      const { browser } = before;
      const { session: theirs } = await room().auth.client.resumeSession({}, browser.options());
      const after = await room().account(browser);
      expect((await askToken(room(), browser, ORIGIN, theirs?.refreshToken)).status).toBe(400);
      await room().auth.client.signOut({}, browser.options(before.token));
      expect(await resume(room(), browser)).toBe('ok');
      const { session } = await room().auth.client.resumeSession({}, browser.options());
      expect(decodeJwt(session?.accessToken ?? '').sub).toBe(after.id);
      expect((await askToken(room(), browser, ORIGIN, session?.refreshToken)).status).toBe(200);
      // The page's own session is over, wherever its cookie went.
      const profile = () => reasonOf(room().auth.client.getProfile({}, browser.options(before.token)));
      while ((await profile()) === 'ok') await sleep(50);
      expect(await profile()).toBe('SESSION_ENDED');
    });

    it('whose cookie was stolen is over with a sign-out, and so is its token', async () => {
      const { browser, token } = await room().account();
      const thief = new Browser('203.0.113.67');
      thief.cookies.set('fabula_session', browser.cookies.get('fabula_session') ?? '');
      await room().auth.client.signOut({}, browser.options(token));
      expect(browser.cookies.has('fabula_session')).toBe(false);
      expect(await resume(room(), thief)).toBe('NO_SESSION');
      expect((await askToken(room(), thief, ORIGIN)).status).toBe(400);
      const profile = () => reasonOf(room().auth.client.getProfile({}, thief.options(token)));
      while ((await profile()) === 'ok') await sleep(50);
      expect(await profile()).toBe('SESSION_ENDED');
    });
  });
}
