import { rows } from '@fabula/kit/db';
import { LinkKind, LinkProof, WaitForLinkResponse_State as State } from '@fabula/proto/auth/v1/auth_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Browser } from './browser.ts';
import { MailRoom, otherThan, PASSWORD, reasonOf } from './mail-room.ts';

const NOT_GOOD = { reason: 'LINK_NOT_GOOD', code: 'FAILED_PRECONDITION' };
let room: MailRoom;

const at = (n: number) => new Browser(`198.51.100.${n}`);

const addressIn = (token = '') => decodeJwt(token).email;

describe('passwords', () => {
  beforeAll(async () => {
    room = await MailRoom.open();
  });
  afterAll(() => room.close());

  describe('a sign-up', () => {
    it('waits until its address is confirmed, and then signs in with its password', async () => {
      const email = room.someone();
      const browser = new Browser();
      const request = { email, password: PASSWORD, language: 'es' };
      const answer = await room.auth.client.signUp(request, browser.options());
      expect(answer).toMatchObject({ confirmationSent: true });
      expect(answer.session).toBeUndefined();
      await expect(room.signIn(email)).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
      const secret = await room.secretTo(email);
      expect((await room.server.mailTo(email)).text).toContain('Confirma');
      expect(await room.auth.client.getLink({ secret }, browser.options())).toMatchObject({
        ...{ kind: LinkKind.CONFIRMATION, proof: LinkProof.NONE },
      });
      const { session } = await room.auth.client.redeemLink({ secret }, browser.options());
      expect(addressIn(session?.accessToken)).toBe(email);
      expect(await room.stateIn(browser, answer.requestId)).toBe(State.REDEEMED_HERE);
      expect((await room.signIn(email)).session).toBeDefined();
    });

    it('is confirmed in another browser by whoever knows its password, and the number', async () => {
      const email = room.someone();
      const { number } = await room.auth.client.signUp(
        { email, password: PASSWORD },
        new Browser().options(),
      );
      expect(number).toMatch(/^[1-9]\d$/);
      const secret = await room.secretTo(email);
      const phone = at(12);
      expect(await room.auth.client.getLink({ secret }, phone.options())).toMatchObject({
        proof: LinkProof.NUMBER_AND_PASSWORD,
      });
      const redeem = (given: { number?: string; password?: string }) =>
        room.auth.client.redeemLink({ secret, ...given }, phone.options());
      expect(await reasonOf(redeem({}))).toBe('NUMBER_WANTED');
      expect(await reasonOf(redeem({ password: PASSWORD }))).toBe('NUMBER_WANTED');
      expect(await reasonOf(redeem({ number }))).toBe('PASSWORD_WANTED');
      expect(await reasonOf(redeem({ number, password: 'a wrong one' }))).toBe('WRONG_CREDENTIALS');
      const { session } = await redeem({ number, password: PASSWORD });
      expect(addressIn(session?.accessToken)).toBe(email);
    });

    it('is kept for the browser that signed up, whatever number another one gives', async () => {
      const email = room.someone();
      const browser = new Browser();
      const { number } = await room.auth.client.signUp({ email, password: PASSWORD }, browser.options());
      const secret = await room.secretTo(email);
      const guess = { secret, number: otherThan(number), password: PASSWORD };
      expect(await reasonOf(room.auth.client.redeemLink(guess, at(15).options()))).toBe('WRONG_NUMBER');
      const right = { secret, number, password: PASSWORD };
      expect(await reasonOf(room.auth.client.redeemLink(right, at(15).options()))).toBe('LINK_BARRED');
      expect(await reasonOf(room.auth.client.redeemLink({ secret }, browser.options()))).toBe('ok');
    });

    it('plants no password on somebody else’s address', async () => {
      const email = room.someone();
      const attacker = at(13);
      await room.auth.client.signUp({ email, password: 'the attacker knows it' }, attacker.options());
      const planted = await room.secretTo(email);
      // The owner opens the mail, and does not know the password.
      const press = room.auth.client.redeemLink({ secret: planted }, new Browser().options());
      expect(await reasonOf(press)).toBe('NUMBER_WANTED');
      const owner = await room.magicLink(email);
      await room.auth.client.redeemLink({ secret: owner.secret }, owner.browser.options());
      await expect(room.signIn(email, 'the attacker knows it', attacker)).rejects.toMatchObject({
        reason: 'WRONG_CREDENTIALS',
      });
      await expect(room.auth.client.getLink({ secret: planted }, attacker.options())).rejects.toMatchObject(
        NOT_GOOD,
      );
    });

    it('says the same, after a mail, where there is an account', async () => {
      const { email } = await room.account();
      const again = await room.auth.client.signUp({ email, password: 'another one here' }, at(14).options());
      expect(again).toMatchObject({
        confirmationSent: true,
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      const mail = await room.server.mailTo(email, 2);
      expect(mail.headers.get('subject')).toContain('have an account');
      expect(mail.secret).toBeUndefined();
      await expect(room.signIn(email, 'another one here')).rejects.toMatchObject({
        reason: 'WRONG_CREDENTIALS',
      });
      expect((await room.signIn(email)).session).toBeDefined();
    });

    it('mails again when repeated, and the last password counts that is confirmed', async () => {
      const email = room.someone();
      const browser = new Browser();
      await room.auth.client.signUp({ email, password: PASSWORD }, browser.options());
      const first = await room.secretTo(email);
      await room.auth.client.signUp({ email, password: 'a better password' }, browser.options());
      await room.auth.client.redeemLink({ secret: await room.secretTo(email, 2) }, browser.options());
      expect((await room.signIn(email, 'a better password')).session).toBeDefined();
      await expect(room.auth.client.redeemLink({ secret: first }, browser.options())).rejects.toMatchObject(
        NOT_GOOD,
      );
    });

    it('keeps no password that can be read', async () => {
      const email = room.someone();
      await room.auth.client.signUp({ email, password: PASSWORD }, new Browser().options());
      await room.secretTo(email);
      const [row] = await room.auth.db.transaction((tx) => tx('links').where({ email }));
      expect(row.password_hash).toMatch(/^\$argon2id\$/);
      expect(JSON.stringify(row)).not.toContain(PASSWORD);
    });

    it('takes an invitation along', async () => {
      const email = room.someone();
      const browser = new Browser();
      const inviteToken =
        new URL(room.auth.announced[0] ?? '', 'http://x').searchParams.get('invite_token') ?? '';
      await room.auth.client.signUp({ email, password: PASSWORD, inviteToken }, browser.options());
      const { session } = await room.auth.client.redeemLink(
        { secret: await room.secretTo(email) },
        browser.options(),
      );
      expect(decodeJwt(session?.accessToken ?? '')).toMatchObject({
        realm_access: { roles: ['player', 'author', 'team'] },
      });
    });
  });

  describe('a forgotten password', () => {
    it('is replaced by a link, in another browser by its number; all other sessions end, and the owner is told', async () => {
      const { email, browser, id } = await room.account();
      const { requestId, number } = await room.auth.client.sendResetLink(
        { email, language: 'fr' },
        browser.options(),
      );
      const secret = await room.secretTo(email, 2);
      const phone = at(20);
      expect(await room.auth.client.getLink({ secret }, phone.options())).toMatchObject({
        ...{ kind: LinkKind.RESET, email, proof: LinkProof.NUMBER },
      });
      const reset = (given: { number?: string }, from = phone) =>
        room.auth.client.resetPassword({ secret, password: 'a new password', ...given }, from.options());
      for (const empty of [{}, { number: ' ' }, { number: 'fill me' }])
        expect(await reasonOf(reset(empty))).toBe('NUMBER_WANTED');
      await expect(room.auth.client.redeemLink({ secret }, phone.options())).rejects.toMatchObject(NOT_GOOD);
      const weak = room.auth.client.resetPassword({ secret, password: '7letter' }, phone.options());
      await expect(weak).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
      const { session } = await reset({ number });
      expect(decodeJwt(session?.accessToken ?? '').sub).toBe(id);
      expect(await room.stateIn(browser, requestId)).toBe(State.REDEEMED_ELSEWHERE);
      await expect(room.auth.client.resumeSession({}, browser.options())).rejects.toMatchObject({
        reason: 'NO_SESSION',
      });
      expect((await room.auth.client.resumeSession({}, phone.options())).session).toBeDefined();
      await expect(room.signIn(email)).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
      expect((await room.signIn(email, 'a new password')).session).toBeDefined();
      expect((await room.server.mailTo(email, 3)).text).toContain('Votre mot de passe a changé');
      const again = room.auth.client.resetPassword({ secret, password: 'once more here' }, phone.options());
      await expect(again).rejects.toMatchObject(NOT_GOOD);
    });

    it('is not replaced by whoever guesses the number: the link is left to the browser that asked', async () => {
      const { email, browser } = await room.account();
      const { number } = await room.auth.client.sendResetLink({ email }, browser.options());
      const secret = await room.secretTo(email, 2);
      const scanner = at(22);
      const reset = (given: object, from: Browser) =>
        reasonOf(room.auth.client.resetPassword({ secret, password: 'filled in', ...given }, from.options()));
      expect(await reset({ number: otherThan(number) }, scanner)).toBe('WRONG_NUMBER');
      expect(await reset({ number }, scanner)).toBe('LINK_BARRED');
      expect((await room.signIn(email)).session).toBeDefined();
      expect(await reset({ password: 'my own choice' }, browser)).toBe('ok');
      expect((await room.signIn(email, 'my own choice')).session).toBeDefined();
    });

    it('of an unknown address is answered the same, and the mailbox is told that there is no account', async () => {
      const email = room.someone();
      const { requestId, number } = await room.auth.client.sendResetLink({ email }, new Browser().options());
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
      expect(number).toMatch(/^[1-9]\d$/);
      const mail = await room.server.mailTo(email);
      expect(mail.headers.get('subject')).toBe('No account at Fabula');
      expect(mail.secret).toBeUndefined();
    });

    it('lets an owner in whom strangers have locked out', async () => {
      const { email } = await room.account();
      const stranger = at(21);
      for (let n = 0; n < 11; n += 1)
        await room.signIn(email, `guess ${n}`, stranger).catch((error) => error);
      await expect(room.signIn(email, PASSWORD, stranger)).rejects.toMatchObject({
        reason: 'TOO_MANY_ATTEMPTS',
      });
      await room.auth.client.sendResetLink({ email }, stranger.options());
      const secret = await room.secretTo(email, 2);
      await room.auth.client.resetPassword({ secret, password: 'a new password' }, stranger.options());
      expect((await room.signIn(email, 'a new password', stranger)).session).toBeDefined();
    });
  });

  it('works alike for known and unknown addresses: one link and one mail each', async () => {
    const { email: known } = await room.account();
    const counted = async () => {
      const sql =
        'select (select count(*)::int from links) as links, (select count(*)::int from attempts) as counts';
      const [row] = await room.auth.db.transaction((tx) => rows<{ links: number; counts: number }>(tx, sql));
      return { links: row?.links ?? 0, counts: row?.counts ?? 0, mails: room.server.received.length };
    };
    const cost = async (ask: () => Promise<unknown>, email: string) => {
      const before = await counted();
      const mails = room.server.received.filter(({ to }) => to.includes(email)).length;
      await ask();
      await room.server.mailTo(email, mails + 1);
      const after = await counted();
      return [after.links - before.links, after.mails - before.mails];
    };
    for (const ask of [
      (email: string, browser: Browser) =>
        room.auth.client.signUp({ email, password: PASSWORD }, browser.options()),
      (email: string, browser: Browser) => room.auth.client.sendMagicLink({ email }, browser.options()),
      (email: string, browser: Browser) => room.auth.client.sendResetLink({ email }, browser.options()),
    ]) {
      const unknown = room.someone();
      const [knownCost, unknownCost] = [
        await cost(() => ask(known, at(30)), known),
        await cost(() => ask(unknown, at(30)), unknown),
      ];
      expect(knownCost).toEqual([1, 1]);
      expect(unknownCost).toEqual([1, 1]);
    }
  });
});
