import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from './browser.ts';
import { MailRoom, PASSWORD } from './mail-room.ts';

const NEXT = '/launch/put-out-the-light?from=a-friend';

let room: MailRoom;

/** What the newest mail's link has beside its secret, once there are so many mails. */
async function nextIn(email: string, count = 1) {
  const { text } = await room.server.mailTo(email, count);
  const [link = ''] = /http\S+/.exec(text) ?? [];
  const { pathname, searchParams } = new URL(link);
  const coded = searchParams.get('next');
  return { pathname, next: coded && Buffer.from(coded, 'base64url').toString(), link };
}

describe('the page that a mailed link leads on to', () => {
  beforeAll(async () => {
    room = await MailRoom.open();
  });
  afterAll(() => room?.close());

  it('goes along with every link, in letters that say nothing to whoever reads the mail', async () => {
    const email = room.someone();
    const browser = new Browser();
    await room.auth.client.sendMagicLink({ email, next: NEXT }, browser.options());
    const { link, ...found } = await nextIn(email);
    expect(found).toEqual({ pathname: '/link', next: NEXT });
    expect(link).not.toContain('friend');
    const secret = new URL(link).hash.slice(1);
    expect((await room.auth.client.redeemLink({ secret }, browser.options())).session).toBeDefined();
    await room.auth.client.sendResetLink({ email, next: NEXT }, browser.options());
    expect(await nextIn(email, 2)).toMatchObject({ pathname: '/link', next: NEXT });
    // There is an account already.
    await room.auth.client.signUp({ email, password: PASSWORD, next: NEXT }, browser.options());
    expect(await nextIn(email, 3)).toMatchObject({ pathname: '/login', next: NEXT });
    const other = room.someone();
    await room.auth.client.signUp({ email: other, password: PASSWORD, next: NEXT }, browser.options());
    expect(await nextIn(other)).toMatchObject({ pathname: '/link', next: NEXT });
  });

  it('is one of ours, or none', async () => {
    const email = room.someone();
    const wanted = ['https://evil.example', '//evil.example', '/\\evil.example', '/auth/google', undefined];
    for (const [index, next] of wanted.entries()) {
      await room.auth.client.sendMagicLink({ email, ...(next && { next }) }, new Browser().options());
      expect(await nextIn(email, index + 1)).toMatchObject({ pathname: '/link', next: null });
    }
  });
});
