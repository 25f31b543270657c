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
import { type AuthUnderTest, startAuth } from './harness.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const PASSWORD = 'correct horse battery';
const NOT_GOOD = { reason: 'LINK_NOT_GOOD', code: 'FAILED_PRECONDITION' };
let server: MailServer;
let auth: AuthUnderTest;
let people = 0;

beforeAll(async () => {
  server = await startMailServer();
  auth = await startAuth({ smtp: server.settings });
});
afterAll(async () => {
  await auth.close();
  await server.close();
});

function someone(): string {
  people += 1;
  return `person-${people}@example.org`;
}

const at = (n: number) => new Browser(`198.51.100.${n}`);

async function secretTo(email: string, count = 1): Promise<string> {
  const { secret } = await server.mailTo(email, count);
  if (!secret) throw new Error('no link in the mail');
  return secret;
}

async function magicLink(email: string, browser = new Browser()) {
  const before = server.received.filter(({ to }) => to.includes(email)).length;
  const { requestId, number } = await auth.client.sendMagicLink({ email }, browser.options());
  return { browser, requestId, number, secret: await secretTo(email, before + 1) };
}

/** An account with a password, whose address is proven. */
async function account(email = someone()) {
  const browser = new Browser();
  await auth.client.signUp({ email, password: PASSWORD }, browser.options());
  const { session } = await auth.client.redeemLink({ secret: await secretTo(email) }, browser.options());
  return {
    email,
    browser,
    token: session?.accessToken ?? '',
    id: decodeJwt(session?.accessToken ?? '').sub ?? '',
  };
}

const signIn = (email: string, password = PASSWORD, browser = new Browser()) =>
  auth.client.signInWithPassword({ email, password }, browser.options());
const stateIn = async (browser: Browser, requestId: string) =>
  (await auth.client.waitForLink({ requestId }, browser.options())).state;
const addressIn = (token = '') => decodeJwt(token).email;

it('says what it offers', async () => {
  expect(await auth.client.getSignInOptions({}, new Browser().options())).toMatchObject({
    ...{ password: true, signUp: true, magicLink: true, reset: true, confirmation: true },
    mail: MailDelivery.SMTP,
  });
});

describe('a magic link', () => {
  it('makes an account of an unknown address, and signs its browser in; the page that waits goes on', async () => {
    const email = someone();
    const { browser, requestId, number, secret } = await magicLink(email);
    expect(number).toMatch(/^[1-9]\d$/);
    expect(await stateIn(browser, requestId)).toBe(State.WAITING);
    expect(await auth.client.getLink({ secret }, browser.options())).toMatchObject({
      ...{ kind: LinkKind.MAGIC_LINK, email, proof: LinkProof.NONE, askedFrom: 'Firefox, Linux' },
    });
    const { session } = await auth.client.redeemLink({ secret }, browser.options());
    expect(session?.isNewUser).toBe(true);
    expect(addressIn(session?.accessToken)).toBe(email);
    expect(await stateIn(browser, requestId)).toBe(State.REDEEMED_HERE);
    const resumed = await auth.client.resumeSession({}, browser.options());
    expect(addressIn(resumed.session?.accessToken)).toBe(email);
  });

  it('signs in to the account that there is', async () => {
    const { email, id } = await account();
    const { browser, secret } = await magicLink(email);
    const { session } = await auth.client.redeemLink({ secret }, browser.options());
    expect(decodeJwt(session?.accessToken ?? '').sub).toBe(id);
    expect((await signIn(email)).session).toBeDefined();
  });

  it('wants the number in any other browser, which alone is signed in then', async () => {
    const email = someone();
    const { browser, requestId, number, secret } = await magicLink(email);
    const phone = at(2);
    expect(await auth.client.getLink({ secret }, phone.options())).toMatchObject({ proof: LinkProof.NUMBER });
    await expect(auth.client.redeemLink({ secret }, phone.options())).rejects.toMatchObject({
      ...{ reason: 'NUMBER_WANTED', field: 'number' },
    });
    const { session } = await auth.client.redeemLink({ secret, number }, phone.options());
    expect(addressIn(session?.accessToken)).toBe(email);
    expect(await stateIn(browser, requestId)).toBe(State.REDEEMED_ELSEWHERE);
    expect((await auth.client.resumeSession({}, browser.options())).session).toBeUndefined();
  });

  it('is burnt by one wrong number', async () => {
    const { browser, requestId, number, secret } = await magicLink(someone());
    const wrong = number === '10' ? '11' : '10';
    const phone = at(3);
    await expect(auth.client.redeemLink({ secret, number: wrong }, phone.options())).rejects.toMatchObject({
      reason: 'WRONG_NUMBER',
    });
    await expect(auth.client.redeemLink({ secret, number }, phone.options())).rejects.toMatchObject(NOT_GOOD);
    await expect(auth.client.redeemLink({ secret }, browser.options())).rejects.toMatchObject(NOT_GOOD);
    expect(await stateIn(browser, requestId)).toBe(State.GONE);
  });

  it('lets nobody try all numbers at once', async () => {
    const { secret, number } = await magicLink(someone());
    const numbers = Array.from({ length: 20 }, (_, n) => String(10 + n)).filter((other) => other !== number);
    const tries = numbers.map((other) =>
      auth.client.redeemLink({ secret, number: other }, at(4).options()).catch((error) => error.reason),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((reason) => reason === 'WRONG_NUMBER')).toHaveLength(1);
    await expect(auth.client.redeemLink({ secret, number }, at(4).options())).rejects.toMatchObject(NOT_GOOD);
  });

  it('is redeemed once, also by ten at the same instant', async () => {
    const email = someone();
    const { browser, secret } = await magicLink(email);
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        auth.client.redeemLink({ secret }, browser.options()).then(
          () => 'in',
          (error) => error.reason,
        ),
      ),
    );
    expect(all.filter((answer) => answer === 'in')).toHaveLength(1);
    expect(all.filter((answer) => answer === 'LINK_NOT_GOOD')).toHaveLength(9);
    const sql =
      'select count(*)::int as n from sessions s join profiles p on p.id = s.user_id where p.email = $1';
    expect(await auth.db.transaction((tx) => rows(tx, sql, [email]))).toEqual([{ n: 1 }]);
  });

  it('is looked at by scanners as often as they like', async () => {
    const { browser, secret } = await magicLink(someone());
    for (let n = 0; n < 3; n += 1) await auth.client.getLink({ secret }, at(5).options());
    expect((await auth.client.redeemLink({ secret }, browser.options())).session).toBeDefined();
    await expect(auth.client.getLink({ secret }, browser.options())).rejects.toMatchObject(NOT_GOOD);
  });

  it('is good for a quarter of an hour', async () => {
    const { browser, secret } = await magicLink(someone());
    const late = "update links set expires_at = expires_at - interval '15 minutes 1 s'";
    await auth.db.transaction((tx) => tx.raw(late));
    await expect(auth.client.redeemLink({ secret }, browser.options())).rejects.toMatchObject(NOT_GOOD);
  });

  it('lies nowhere in the clear', async () => {
    await server.shut();
    const email = someone();
    await auth.client.sendMagicLink({ email }, new Browser().options());
    const tables = await auth.db.transaction(async (tx) =>
      JSON.stringify([await rows(tx, 'select * from links'), await rows(tx, 'select * from mails')]),
    );
    await server.open();
    await auth.db.transaction((tx) => tx.raw('update mails set next_at = clock_timestamp()'));
    expect(tables).not.toContain(await secretTo(email));
  });

  it('tells only the browser that asked for it what became of it', async () => {
    const { requestId } = await magicLink(someone());
    expect(await stateIn(new Browser(), requestId)).toBe(State.GONE);
    const other = await magicLink(someone());
    expect(await stateIn(other.browser, requestId)).toBe(State.GONE);
  });

  it('is mailed five times in a quarter of an hour to one who asks, and to others still', async () => {
    const email = someone();
    const ask = (browser: Browser) =>
      auth.client.sendMagicLink({ email }, browser.options()).then(
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
      await expect(auth.client.sendMagicLink({ email }, new Browser().options())).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
      });
  });
});

describe('a sign-up', () => {
  it('waits until its address is confirmed, and then signs in with its password', async () => {
    const email = someone();
    const browser = new Browser();
    const request = { email, password: PASSWORD, language: 'es' };
    const answer = await auth.client.signUp(request, browser.options());
    expect(answer).toMatchObject({ confirmationSent: true });
    expect(answer.session).toBeUndefined();
    await expect(signIn(email)).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
    const secret = await secretTo(email);
    expect((await server.mailTo(email)).text).toContain('Confirma');
    expect(await auth.client.getLink({ secret }, browser.options())).toMatchObject({
      ...{ kind: LinkKind.CONFIRMATION, proof: LinkProof.NONE },
    });
    const { session } = await auth.client.redeemLink({ secret }, browser.options());
    expect(addressIn(session?.accessToken)).toBe(email);
    expect(await stateIn(browser, answer.requestId)).toBe(State.REDEEMED_HERE);
    expect((await signIn(email)).session).toBeDefined();
  });

  it('is confirmed in another browser by whoever knows its password', async () => {
    const email = someone();
    await auth.client.signUp({ email, password: PASSWORD }, new Browser().options());
    const secret = await secretTo(email);
    const phone = at(12);
    expect(await auth.client.getLink({ secret }, phone.options())).toMatchObject({
      proof: LinkProof.PASSWORD,
    });
    const redeem = (password?: string) =>
      auth.client.redeemLink({ secret, ...(password && { password }) }, phone.options());
    await expect(redeem()).rejects.toMatchObject({ reason: 'PASSWORD_WANTED' });
    await expect(redeem('a wrong one')).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
    expect(addressIn((await redeem(PASSWORD)).session?.accessToken)).toBe(email);
  });

  it('plants no password on somebody else’s address', async () => {
    const email = someone();
    const attacker = at(13);
    await auth.client.signUp({ email, password: 'the attacker knows it' }, attacker.options());
    const planted = await secretTo(email);
    // The owner opens the mail, and does not know the password.
    await expect(auth.client.redeemLink({ secret: planted }, new Browser().options())).rejects.toMatchObject({
      reason: 'PASSWORD_WANTED',
    });
    const owner = await magicLink(email);
    await auth.client.redeemLink({ secret: owner.secret }, owner.browser.options());
    await expect(signIn(email, 'the attacker knows it', attacker)).rejects.toMatchObject({
      reason: 'WRONG_CREDENTIALS',
    });
    await expect(auth.client.getLink({ secret: planted }, attacker.options())).rejects.toMatchObject(
      NOT_GOOD,
    );
  });

  it('says the same, after a mail, where there is an account', async () => {
    const { email } = await account();
    const again = await auth.client.signUp({ email, password: 'another one here' }, at(14).options());
    expect(again).toMatchObject({
      confirmationSent: true,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const mail = await server.mailTo(email, 2);
    expect(mail.headers.get('subject')).toContain('have an account');
    expect(mail.secret).toBeUndefined();
    await expect(signIn(email, 'another one here')).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
    expect((await signIn(email)).session).toBeDefined();
  });

  it('mails again when repeated, and the last password counts that is confirmed', async () => {
    const email = someone();
    const browser = new Browser();
    await auth.client.signUp({ email, password: PASSWORD }, browser.options());
    const first = await secretTo(email);
    await auth.client.signUp({ email, password: 'a better password' }, browser.options());
    await auth.client.redeemLink({ secret: await secretTo(email, 2) }, browser.options());
    expect((await signIn(email, 'a better password')).session).toBeDefined();
    await expect(auth.client.redeemLink({ secret: first }, browser.options())).rejects.toMatchObject(
      NOT_GOOD,
    );
  });

  it('keeps no password that can be read', async () => {
    const email = someone();
    await auth.client.signUp({ email, password: PASSWORD }, new Browser().options());
    await secretTo(email);
    const [row] = await auth.db.transaction((tx) => tx('links').where({ email }));
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  it('takes an invitation along', async () => {
    const email = someone();
    const browser = new Browser();
    const inviteToken = new URL(auth.announced[0] ?? '', 'http://x').searchParams.get('invite_token') ?? '';
    await auth.client.signUp({ email, password: PASSWORD, inviteToken }, browser.options());
    const { session } = await auth.client.redeemLink({ secret: await secretTo(email) }, browser.options());
    expect(decodeJwt(session?.accessToken ?? '')).toMatchObject({
      realm_access: { roles: ['player', 'author', 'team'] },
    });
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link, in whatever browser; all other sessions end, and the owner is told', async () => {
    const { email, browser, id } = await account();
    const { requestId } = await auth.client.sendResetLink({ email, language: 'fr' }, browser.options());
    const secret = await secretTo(email, 2);
    const phone = at(20);
    expect(await auth.client.getLink({ secret }, phone.options())).toMatchObject({
      ...{ kind: LinkKind.RESET, email, proof: LinkProof.NONE },
    });
    await expect(auth.client.redeemLink({ secret }, phone.options())).rejects.toMatchObject(NOT_GOOD);
    const weak = auth.client.resetPassword({ secret, password: '7letter' }, phone.options());
    await expect(weak).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    const { session } = await auth.client.resetPassword(
      { secret, password: 'a new password' },
      phone.options(),
    );
    expect(decodeJwt(session?.accessToken ?? '').sub).toBe(id);
    expect(await stateIn(browser, requestId)).toBe(State.REDEEMED_ELSEWHERE);
    await expect(auth.client.resumeSession({}, browser.options())).rejects.toMatchObject({
      reason: 'NO_SESSION',
    });
    expect((await auth.client.resumeSession({}, phone.options())).session).toBeDefined();
    await expect(signIn(email)).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
    expect((await signIn(email, 'a new password')).session).toBeDefined();
    expect((await server.mailTo(email, 3)).text).toContain('Votre mot de passe a changé');
    const again = auth.client.resetPassword({ secret, password: 'once more here' }, phone.options());
    await expect(again).rejects.toMatchObject(NOT_GOOD);
  });

  it('of an unknown address is answered the same, and the mailbox is told that there is no account', async () => {
    const email = someone();
    const { requestId } = await auth.client.sendResetLink({ email }, new Browser().options());
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    const mail = await server.mailTo(email);
    expect(mail.headers.get('subject')).toBe('No account at Fabula');
    expect(mail.secret).toBeUndefined();
  });

  it('lets an owner in whom strangers have locked out', async () => {
    const { email } = await account();
    const stranger = at(21);
    for (let n = 0; n < 11; n += 1) await signIn(email, `guess ${n}`, stranger).catch((error) => error);
    await expect(signIn(email, PASSWORD, stranger)).rejects.toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' });
    await auth.client.sendResetLink({ email }, stranger.options());
    const secret = await secretTo(email, 2);
    await auth.client.resetPassword({ secret, password: 'a new password' }, stranger.options());
    expect((await signIn(email, 'a new password', stranger)).session).toBeDefined();
  });
});

describe('an address that nobody has proven', () => {
  /** As `auth` made them before it sent mail. */
  async function unproven() {
    const { email, browser, id } = await account();
    await auth.db.transaction((tx) => tx('oidc_users').where({ id }).update({ is_email_proven: false }));
    return { email, browser, id };
  }

  it('belongs to who reads its mail: the password and the sessions of whoever used it before go', async () => {
    const { email, browser: strangers, id } = await unproven();
    const { browser, secret } = await magicLink(email);
    const { session } = await auth.client.redeemLink({ secret }, browser.options());
    expect(decodeJwt(session?.accessToken ?? '').sub).toBe(id);
    await expect(signIn(email)).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
    await expect(auth.client.resumeSession({}, strangers.options())).rejects.toMatchObject({
      reason: 'NO_SESSION',
    });
  });

  it('keeps its password where the mail is read on a device that was signed in before', async () => {
    const { email, browser } = await unproven();
    const { secret } = await magicLink(email, browser);
    await auth.client.redeemLink({ secret }, browser.options());
    expect((await signIn(email)).session).toBeDefined();
  });
});

it('works alike for known and unknown addresses: one hash, one link, one mail each', async () => {
  const { email: known } = await account();
  const counted = async () => {
    const sql =
      'select (select count(*)::int from links) as links, (select count(*)::int from attempts) as counts';
    const [row] = await auth.db.transaction((tx) => rows<{ links: number; counts: number }>(tx, sql));
    return { links: row?.links ?? 0, counts: row?.counts ?? 0, mails: server.received.length };
  };
  const cost = async (ask: () => Promise<unknown>, email: string) => {
    const before = await counted();
    const mails = server.received.filter(({ to }) => to.includes(email)).length;
    await ask();
    await server.mailTo(email, mails + 1);
    const after = await counted();
    return [after.links - before.links, after.mails - before.mails];
  };
  for (const ask of [
    (email: string, browser: Browser) => auth.client.signUp({ email, password: PASSWORD }, browser.options()),
    (email: string, browser: Browser) => auth.client.sendMagicLink({ email }, browser.options()),
    (email: string, browser: Browser) => auth.client.sendResetLink({ email }, browser.options()),
  ]) {
    const unknown = someone();
    const [knownCost, unknownCost] = [
      await cost(() => ask(known, at(30)), known),
      await cost(() => ask(unknown, at(30)), unknown),
    ];
    expect(knownCost).toEqual([1, 1]);
    expect(unknownCost).toEqual([1, 1]);
  }
});
