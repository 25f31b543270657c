import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { countsOfGuess } from '../../src/domain/guesses.ts';
import { Browser } from '../browser.ts';
import { enrolled } from '../enrolled.ts';
import { type MailRoom, PASSWORD, reasonOf } from '../mail-room.ts';

export function guessAttacks(room: () => MailRoom): void {
  it('one password tried on many accounts is stopped at its network', async () => {
    const { email } = await room().account();
    const sprayer = new Browser('203.0.113.99');
    const guess = (address: string) =>
      reasonOf(
        room().auth.client.signInWithPassword({ email: address, password: 'Summer2026!' }, sprayer.options()),
      );
    expect(await guess(room().someone())).toBe('WRONG_CREDENTIALS');
    // As if it had been tried on a hundred accounts.
    const network = countsOfGuess({ email, address: '203.0.113.99' }).find(({ key }) =>
      key.startsWith('address:'),
    );
    const key = network?.key ?? '';
    await room().auth.db.transaction((tx) => tx('attempts').where({ key }).update({ failures: 100 }));
    expect(await guess(room().someone())).toBe('TOO_MANY_ATTEMPTS');
    expect(await guess(email)).toBe('TOO_MANY_ATTEMPTS');
    const { secret } = await room()
      .magicLink(email, sprayer)
      .catch(() => ({ secret: '' }));
    expect(secret).not.toBe('');
  });

  it('a password of 128 letters signs up and in, one of 129 is refused before it is hashed', async () => {
    const email = room().someone();
    const browser = new Browser();
    const password = 'ß🐉'.repeat(64);
    expect(
      await reasonOf(room().auth.client.signUp({ email, password: `${password}x` }, browser.options())),
    ).toBe('INVALID_FIELD');
    await room().auth.client.signUp({ email, password }, browser.options());
    const { secret = '' } = await room().server.mailTo(email);
    await room().auth.client.redeemLink({ secret }, browser.options());
    expect(
      await reasonOf(room().auth.client.signInWithPassword({ email, password }, new Browser().options())),
    ).toBe('ok');
  });

  it('who guesses at an account keeps its owner out of nothing: their mailbox lets them in', async () => {
    const { email } = await room().account();
    const attacker = new Browser('203.0.113.77');
    const said = new Set<string>();
    for (let n = 0; n < 12; n += 1) said.add(await reasonOf(room().signIn(email, `guess ${n}`, attacker)));
    expect([...said]).toEqual(['WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS']);
    const { browser, secret } = await room().magicLink(email);
    expect(await reasonOf(room().auth.client.redeemLink({ secret }, browser.options()))).toBe('ok');
    expect(await reasonOf(room().signIn(email, PASSWORD, browser))).toBe('ok');
  });

  it('an address with an account and one without are told the same, by one mail each', async () => {
    const { email: known } = await room().account();
    const client = room().auth.client;
    const asker = new Browser('203.0.113.78');
    for (const ask of [
      (email: string) => client.sendMagicLink({ email }, asker.options()),
      (email: string) => client.sendResetLink({ email }, asker.options()),
      (email: string) => client.signUp({ email, password: PASSWORD }, asker.options()),
    ]) {
      const unknown = room().someone();
      const before = room().server.received.length;
      const shape = async (email: string) =>
        Object.entries(await ask(email)).map(([key, value]) => [key, typeof value]);
      expect(await shape(unknown)).toEqual(await shape(known));
      await room().server.mailTo(unknown);
      while (room().server.received.length < before + 2) await sleep(20);
      expect(
        room()
          .server.received.slice(before)
          .flatMap(({ to }) => to)
          .toSorted(),
      ).toEqual([known, unknown].toSorted());
    }
    expect(await reasonOf(room().signIn(known, 'wrong', asker))).toBe('WRONG_CREDENTIALS');
    expect(await reasonOf(room().signIn(room().someone(), 'wrong', asker))).toBe('WRONG_CREDENTIALS');
  });

  it('a member who is no longer one invites nobody, and whom they invited comes to nothing', async () => {
    const { client, announced } = room().auth;
    const invitation = (path = '') => new URL(path, 'http://x').searchParams.get('invite_token') ?? '';
    const join = async (linkFor: (email: string) => Promise<string>) => {
      const account = await room().account();
      const inviteToken = invitation(await linkFor(account.email));
      await client.redeemInvite({ inviteToken }, account.browser.options(account.token));
      const { session } = await client.resumeSession({}, account.browser.options());
      const { token } = await enrolled(client, account.browser, session?.accessToken ?? '');
      return { ...account, token };
    };
    const first = await join(async () => announced[0] ?? '');
    const second = await join(async (email) => {
      const options = first.browser.options(first.token);
      return (await client.createInvite({ email, role: 'team' }, options)).path;
    });
    const accomplice = await room().account();
    const request = { email: accomplice.email, role: 'team' };
    const { path } = await client.createInvite(request, second.browser.options(second.token));
    await client.setRole({ userId: second.id, role: 'player' }, first.browser.options(first.token));
    const follow = client.redeemInvite(
      { inviteToken: invitation(path) },
      accomplice.browser.options(accomplice.token),
    );
    expect(await reasonOf(follow)).toBe('INVITE_NOT_GOOD');
    const another = () => reasonOf(client.createInvite(request, second.browser.options(second.token)));
    while ((await another()) === 'ok') await sleep(50);
    expect(await another()).toBe('SESSION_ENDED');
    const { session } = await client.resumeSession({}, second.browser.options());
    const asPlayer = second.browser.options(session?.accessToken);
    expect(await reasonOf(client.createInvite(request, asPlayer))).not.toBe('ok');
  });
}
