import { WaitForLinkResponse_State as State } from '@fabula/proto/auth/v1/auth_pb';
import { describe, expect, it } from '@jest/globals';
import { Browser } from '../browser.ts';
import { ORIGIN } from '../harness.ts';
import { type MailRoom, PASSWORD, reasonOf } from '../mail-room.ts';

const resume = (room: MailRoom, browser: Browser) =>
  reasonOf(room.auth.client.resumeSession({}, browser.options()));

export function linkAttacks(room: () => MailRoom): void {
  describe('a link', () => {
    it('that somebody else asked for and the owner follows signs in the owner alone', async () => {
      const { email } = await room().account();
      const attacker = new Browser('203.0.113.7');
      const { secret, requestId } = await room().magicLink(email, attacker);
      const owner = new Browser();
      expect(await reasonOf(room().auth.client.redeemLink({ secret }, owner.options()))).toBe(
        'NUMBER_WANTED',
      );
      expect(await resume(room(), attacker)).toBe('ok');
      expect((await room().auth.client.resumeSession({}, attacker.options())).session).toBeUndefined();
      expect((await room().auth.client.waitForLink({ requestId }, attacker.options())).state).toBe(
        State.WAITING,
      );
    });

    it('of a browser whose cookie an attacker has planted tells the attacker nothing to sign in with', async () => {
      const { email } = await room().account();
      const [attacker, victim] = [new Browser('203.0.113.8'), new Browser()];
      attacker.cookies.set('fabula_asking', 'planted');
      victim.cookies.set('fabula_asking', 'planted');
      const { secret, requestId } = await room().magicLink(email, victim);
      await room().auth.client.redeemLink({ secret }, victim.options());
      expect((await room().auth.client.waitForLink({ requestId }, attacker.options())).state).toBe(
        State.REDEEMED_HERE,
      );
      expect((await room().auth.client.resumeSession({}, attacker.options())).session).toBeUndefined();
    });

    it('leads to our origin, whatever host the request names', async () => {
      const email = room().someone();
      const options = new Browser().options();
      const headers = {
        ...options.headers,
        'x-forwarded-host': 'evil.example',
        origin: 'https://evil.example',
      };
      await room().auth.client.sendMagicLink({ email }, { ...options, headers });
      const { text, html } = await room().server.mailTo(email);
      expect(text).toContain(`${ORIGIN}/link#`);
      expect(text + html).not.toContain('evil');
    });

    it('of one kind is not taken for another', async () => {
      const { email, browser } = await room().account();
      const { secret } = await room().magicLink(email, browser);
      const reset = room().auth.client.resetPassword(
        { secret, password: 'a new password' },
        browser.options(),
      );
      expect(await reasonOf(reset)).toBe('LINK_NOT_GOOD');
      expect(
        await reasonOf(room().auth.client.redeemInvite({ inviteToken: secret }, browser.options())),
      ).toBe('NOT_SIGNED_IN');
      expect(await reasonOf(room().auth.client.redeemLink({ secret }, browser.options()))).toBe('ok');
    });

    it('is good once: of ten who redeem it at once one is signed in, and nobody later', async () => {
      const email = room().someone();
      const { browser, secret } = await room().magicLink(email);
      const cookies = new Map(browser.cookies);
      const redeem = () => {
        const copy = new Browser();
        for (const [name, value] of cookies) copy.cookies.set(name, value);
        return reasonOf(room().auth.client.redeemLink({ secret }, copy.options()));
      };
      const ten = await Promise.all(Array.from({ length: 10 }, redeem));
      expect(ten.toSorted()).toEqual([...Array(9).fill('LINK_NOT_GOOD'), 'ok']);
      expect(await redeem()).toBe('LINK_NOT_GOOD');
    });

    it('that a scanner looks at stays good, and signs no scanner in', async () => {
      const { browser, secret } = await room().magicLink(room().someone());
      const scanner = new Browser('203.0.113.9');
      for (let n = 0; n < 5; n += 1) await room().auth.client.getLink({ secret }, scanner.options());
      expect(await reasonOf(room().auth.client.redeemLink({ secret }, scanner.options()))).toBe(
        'NUMBER_WANTED',
      );
      expect(scanner.cookies.has('fabula_session')).toBe(false);
      expect(await reasonOf(room().auth.client.redeemLink({ secret }, browser.options()))).toBe('ok');
    });

    it('of a sign-up with a stranger’s address lets nobody plant a password on it', async () => {
      const email = room().someone();
      const attacker = new Browser('203.0.113.10');
      const signUp = { email, password: 'planted password' };
      const { number } = await room().auth.client.signUp(signUp, attacker.options());
      const planted = await room().secretTo(email);
      const owner = new Browser();
      const press = (number?: string) =>
        reasonOf(
          room().auth.client.redeemLink({ secret: planted, ...(number && { number }) }, owner.options()),
        );
      expect(await press()).toBe('NUMBER_WANTED');
      // The attacker may tell its reader the number, and not the password without giving it away.
      expect(await press(number)).toBe('PASSWORD_WANTED');
      expect(await reasonOf(room().signIn(email, 'planted password', attacker))).toBe('WRONG_CREDENTIALS');
      const { secret } = await room().magicLink(email, owner);
      await room().auth.client.redeemLink({ secret }, owner.options());
      expect(await reasonOf(room().signIn(email, 'planted password', attacker))).toBe('WRONG_CREDENTIALS');
      expect(await press()).toBe('LINK_NOT_GOOD');
    });

    it('goes to one plain address: no header, no second receiver, no look-alike', async () => {
      const { email } = await room().account();
      const before = room().server.received.length;
      for (const odd of [
        ...[`${email}\r\nBcc: evil@example.org`, `${email}\nSubject: x`, `${email},evil@example.org`],
        ...[`Fabula <${email}>`, `"a\r\nb"@example.org`, `${email}\0`, email.replace('e', '\u0435')],
        ...[email.replace('example', 'ex\u0430mple'), email.replace('p', '\uff50')],
      ])
        for (const call of ['sendMagicLink', 'sendResetLink', 'signUp'] as const) {
          const request = { email: odd, password: PASSWORD };
          const said = await reasonOf(
            room().auth.client[call](request, new Browser('203.0.113.11').options()),
          );
          expect(`${call} ${JSON.stringify(odd)} ${said}`).toBe(
            `${call} ${JSON.stringify(odd)} INVALID_FIELD`,
          );
        }
      const next = room().someone();
      const spoken = new Browser('203.0.113.11', 'Firefox/1 <b>evil</b> Bcc: evil@example.org');
      await room().magicLink(next, spoken);
      const mails = room().server.received.slice(before);
      expect(mails.flatMap(({ to }) => to)).toEqual([next]);
      expect(mails[0]?.raw).not.toContain('evil');
    });
  });
}
