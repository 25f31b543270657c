import { rows } from '@fabula/kit/db';
import {
  LinkKind,
  LinkProof,
  MailDelivery,
  WaitForLinkResponse_State as State,
} from '@fabula/proto/auth/v1/auth_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Browser } from './browser.ts';
import { MailRoom, otherThan, reasonOf } from './mail-room.ts';

const NOT_GOOD = { reason: 'LINK_NOT_GOOD', code: 'FAILED_PRECONDITION' };
let room: MailRoom;

const at = (n: number) => new Browser(`198.51.100.${n}`);

const addressIn = (token = '') => decodeJwt(token).email;

describe('links by mail', () => {
  beforeAll(async () => {
    room = await MailRoom.open();
  });
  afterAll(() => room.close());

  it('says what it offers', async () => {
    expect(await room.auth.client.getSignInOptions({}, new Browser().options())).toMatchObject({
      ...{ password: true, signUp: true, magicLink: true, reset: true, confirmation: true },
      mail: MailDelivery.SMTP,
    });
  });

  describe('a magic link', () => {
    it('makes an account of an unknown address, and signs its browser in; the page that waits goes on', async () => {
      const email = room.someone();
      const { browser, requestId, number, secret } = await room.magicLink(email);
      expect(number).toMatch(/^[1-9]\d$/);
      expect(await room.stateIn(browser, requestId)).toBe(State.WAITING);
      expect(await room.auth.client.getLink({ secret }, browser.options())).toMatchObject({
        ...{ kind: LinkKind.MAGIC_LINK, email, proof: LinkProof.NONE, askedFrom: 'Firefox, Linux' },
      });
      const { session } = await room.auth.client.redeemLink({ secret }, browser.options());
      expect(session?.isNewUser).toBe(true);
      expect(addressIn(session?.accessToken)).toBe(email);
      expect(await room.stateIn(browser, requestId)).toBe(State.REDEEMED_HERE);
      const resumed = await room.auth.client.resumeSession({}, browser.options());
      expect(addressIn(resumed.session?.accessToken)).toBe(email);
    });

    it('signs in to the account that there is', async () => {
      const { email, id } = await room.account();
      const { browser, secret } = await room.magicLink(email);
      const { session } = await room.auth.client.redeemLink({ secret }, browser.options());
      expect(decodeJwt(session?.accessToken ?? '').sub).toBe(id);
      expect((await room.signIn(email)).session).toBeDefined();
    });

    it('wants the number in any other browser, which alone is signed in then', async () => {
      const email = room.someone();
      const { browser, requestId, number, secret } = await room.magicLink(email);
      const phone = at(2);
      expect(await room.auth.client.getLink({ secret }, phone.options())).toMatchObject({
        proof: LinkProof.NUMBER,
      });
      await expect(room.auth.client.redeemLink({ secret }, phone.options())).rejects.toMatchObject({
        ...{ reason: 'NUMBER_WANTED', field: 'number' },
      });
      const { session } = await room.auth.client.redeemLink({ secret, number }, phone.options());
      expect(addressIn(session?.accessToken)).toBe(email);
      expect(await room.stateIn(browser, requestId)).toBe(State.REDEEMED_ELSEWHERE);
      expect((await room.auth.client.resumeSession({}, browser.options())).session).toBeUndefined();
    });

    it('opens after one wrong number where it was asked for, and in no other browser', async () => {
      const email = room.someone();
      const { browser, requestId, number, secret } = await room.magicLink(email);
      const [phone, another] = [at(3), at(31)];
      const wrong = room.auth.client.redeemLink({ secret, number: otherThan(number) }, phone.options());
      expect(await reasonOf(wrong)).toBe('WRONG_NUMBER');
      for (const elsewhere of [phone, another]) {
        const right = room.auth.client.redeemLink({ secret, number }, elsewhere.options());
        expect(await reasonOf(right)).toBe('LINK_BARRED');
        expect(await reasonOf(room.auth.client.getLink({ secret }, elsewhere.options()))).toBe('LINK_BARRED');
      }
      expect(await room.stateIn(browser, requestId)).toBe(State.WAITING);
      const { session } = await room.auth.client.redeemLink({ secret }, browser.options());
      expect(addressIn(session?.accessToken)).toBe(email);
      expect(await room.stateIn(browser, requestId)).toBe(State.REDEEMED_HERE);
    });

    it('lets nobody try all numbers at once', async () => {
      const { secret, number } = await room.magicLink(room.someone());
      const numbers = Array.from({ length: 20 }, (_, n) => String(10 + n)).filter(
        (other) => other !== number,
      );
      const tries = numbers.map((other) =>
        room.auth.client
          .redeemLink({ secret, number: other }, at(4).options())
          .catch((error) => error.reason),
      );
      const answers = await Promise.all(tries);
      expect(answers.filter((reason) => reason === 'WRONG_NUMBER')).toHaveLength(1);
      const right = room.auth.client.redeemLink({ secret, number }, at(4).options());
      expect(await reasonOf(right)).toBe('LINK_BARRED');
    });

    it('is redeemed once, also by ten at the same instant', async () => {
      const email = room.someone();
      const { browser, secret } = await room.magicLink(email);
      const all = await Promise.all(
        Array.from({ length: 10 }, () =>
          room.auth.client.redeemLink({ secret }, browser.options()).then(
            () => 'in',
            (error) => error.reason,
          ),
        ),
      );
      expect(all.filter((answer) => answer === 'in')).toHaveLength(1);
      expect(all.filter((answer) => answer === 'LINK_NOT_GOOD')).toHaveLength(9);
      const sql =
        'select count(*)::int as n from sessions s join profiles p on p.id = s.user_id where p.email = $1';
      expect(await room.auth.db.transaction((tx) => rows(tx, sql, [email]))).toEqual([{ n: 1 }]);
    });

    it('tells the audit who pressed it without its number, with a wrong one, and who came in', async () => {
      const { browser, number, secret } = await room.magicLink(room.someone());
      const press = (given: { number?: string }, from: Browser) =>
        reasonOf(room.auth.client.redeemLink({ secret, ...given }, from.options()));
      const scanner = at(32);
      for (const empty of [{}, { number: '' }, { number: 'filled' }, {}])
        expect(await press(empty, scanner)).toBe('NUMBER_WANTED');
      expect(await press({ number: otherThan(number) }, scanner)).toBe('WRONG_NUMBER');
      expect(await press({}, browser)).toBe('ok');
      const other = await room.magicLink(room.someone());
      const redeemed = room.auth.client.redeemLink(
        { secret: other.secret, number: ` ${other.number} ` },
        at(33).options(),
      );
      expect(await reasonOf(redeemed)).toBe('ok');
      const sql = 'select action, detail, network from audit order by id desc limit 4';
      const told = await room.auth.db.transaction((tx) =>
        rows<{ action: string; detail: string; network: string }>(tx, sql),
      );
      expect(told.toReversed().map(({ action, detail }) => `${action}: ${detail}`)).toEqual([
        'link-refused: magic-link no-number',
        'link-refused: magic-link wrong-number',
        'signed-in: magic-link',
        'signed-in: magic-link-elsewhere',
      ]);
      expect(told[3]?.network).toBe(told[2]?.network);
    });

    it('is looked at by scanners as often as they like', async () => {
      const { browser, secret } = await room.magicLink(room.someone());
      for (let n = 0; n < 3; n += 1) await room.auth.client.getLink({ secret }, at(5).options());
      expect((await room.auth.client.redeemLink({ secret }, browser.options())).session).toBeDefined();
      await expect(room.auth.client.getLink({ secret }, browser.options())).rejects.toMatchObject(NOT_GOOD);
    });

    it('is good for a quarter of an hour', async () => {
      const { browser, secret } = await room.magicLink(room.someone());
      const late = "update links set expires_at = expires_at - interval '15 minutes 1 s'";
      await room.auth.db.transaction((tx) => tx.raw(late));
      await expect(room.auth.client.redeemLink({ secret }, browser.options())).rejects.toMatchObject(
        NOT_GOOD,
      );
    });

    it('lies nowhere in the clear', async () => {
      await room.server.shut();
      const email = room.someone();
      await room.auth.client.sendMagicLink({ email }, new Browser().options());
      const tables = await room.auth.db.transaction(async (tx) =>
        JSON.stringify([await rows(tx, 'select * from links'), await rows(tx, 'select * from mails')]),
      );
      await room.server.open();
      await room.auth.db.transaction((tx) => tx.raw('update mails set next_at = clock_timestamp()'));
      expect(tables).not.toContain(await room.secretTo(email));
    });

    it('tells only the browser that asked for it what became of it', async () => {
      const { requestId } = await room.magicLink(room.someone());
      expect(await room.stateIn(new Browser(), requestId)).toBe(State.GONE);
      const other = await room.magicLink(room.someone());
      expect(await room.stateIn(other.browser, requestId)).toBe(State.GONE);
    });

    it('is mailed five times in a quarter of an hour to one who asks, and to others still', async () => {
      const email = room.someone();
      const ask = (browser: Browser) =>
        room.auth.client.sendMagicLink({ email }, browser.options()).then(
          () => 'sent',
          (error) => error.reason,
        );
      for (let n = 0; n < 5; n += 1) expect(await ask(at(6))).toBe('sent');
      expect(await ask(at(6))).toBe('TOO_MANY_ATTEMPTS');
      expect(await ask(at(7))).toBe('sent');
    });

    it('goes to one plain address', async () => {
      for (const email of [
        'a@example.org\r\nBcc: b@example.org',
        'a@example.org,b@example.org',
        'аda@example.org',
      ])
        await expect(
          room.auth.client.sendMagicLink({ email }, new Browser().options()),
        ).rejects.toMatchObject({
          code: 'INVALID_ARGUMENT',
        });
    });
  });
});
