import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from './browser.ts';
import { MailRoom, PASSWORD, reasonOf } from './mail-room.ts';

const BUSY = 'SIGN_IN_BUSY';
let room: MailRoom;

/** More often than anybody may be wrong. */
async function again(times: number, ask: () => Promise<unknown>): Promise<Set<string>> {
  const said = new Set<string>();
  for (let n = 0; n < times; n += 1) said.add(await reasonOf(ask()));
  return said;
}

describe('auth, where passwords take too long', () => {
  beforeAll(async () => {
    // Nobody may wait: every password finds it too busy.
    room = await MailRoom.open({ passwords: { mostWaiting: 0 } });
  });
  afterAll(() => room.close());

  it('says so, and when to come again', async () => {
    const asked = room.signIn(room.someone());
    await expect(asked).rejects.toMatchObject({ reason: BUSY, code: 'RESOURCE_EXHAUSTED', retryAfterS: 3 });
  });

  it('counts nothing as a guess, since no password was looked at', async () => {
    const email = room.someone();
    expect(await again(15, () => room.signIn(email))).toEqual(new Set([BUSY]));
  });

  it('counts no mail that was not sent, and sends none', async () => {
    const email = room.someone();
    const browser = new Browser();
    const signUp = () => room.auth.client.signUp({ email, password: PASSWORD }, browser.options());
    expect(await again(8, signUp)).toEqual(new Set([BUSY]));
    const { secret } = await room.magicLink(email, browser);
    expect(secret).toBeDefined();
    expect(room.server.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('leaves a link to a new password as good as it was', async () => {
    const email = room.someone();
    const { secret, browser } = await room.magicLink(email);
    await room.auth.client.redeemLink({ secret }, browser.options());
    await room.auth.client.sendResetLink({ email }, browser.options());
    const reset = await room.secretTo(email, 2);
    const choose = () =>
      room.auth.client.resetPassword({ secret: reset, password: PASSWORD }, browser.options());
    expect(await again(2, choose)).toEqual(new Set([BUSY]));
  });
});
