import { setTimeout as sleep } from 'node:timers/promises';
import { Authenticator } from '@fabula/kit/testing/authenticator';
import { describe, expect, test } from '@jest/globals';
import { Sessions } from '../src/sessions.ts';
import { Browser } from './browser.ts';
import { PASSWORD, reasonOf } from './mail-room.ts';
import { visitedSite } from './ways-in/site.ts';
import type { Owner } from './ways-in/visitors.ts';

const TEAM = { role: 'team', isEmailProven: false, hasFactor: false } as const;
const PLAYER = { ...TEAM, role: 'player' } as const;

/** Two who come to one account at once: whatever comes first, what it has ended is not brought back by the other. */
describe('at the same instant', () => {
  const { people, visitors } = visitedSite();

  const letIn = ({ id: userId }: Owner) =>
    people().client.letInByMail({ userId }, people().as(people().team));
  const tokenIn = async (browser: Browser) =>
    (await people().client.resumeSession({}, browser.options())).session?.accessToken;
  const isIn = async (browser: Browser) => (await tokenIn(browser).catch(() => undefined)) !== undefined;
  /** A different while each time: what is looked for lies somewhere between two statements. */
  const times = (count: number) => Array.from({ length: count }, (_, index) => index);

  test.each([
    { way: 'magic-link', isEmailProven: false },
    { way: 'reset', isEmailProven: true },
  ] as const)(
    '$way: who was signing in by the old password has no session of it',
    async ({ way, ...had }) => {
      const owner = await visitors().owner({ ...TEAM, ...had });
      if (!had.isEmailProven) await letIn(owner);
      const press = await visitors().follow(way, owner, new Browser('198.51.100.11'));
      const strangers = times(8).map((index) => new Browser(`203.0.113.${index + 1}`));
      const tries = strangers.map((browser) =>
        reasonOf(people().room.signIn(owner.email, PASSWORD, browser)),
      );
      await press();
      await Promise.all(tries);
      for (const browser of strangers) expect(await isIn(browser)).toBe(false);
    },
  );

  test('who was adding a factor to an account that is taken over adds none', async () => {
    for (const index of times(4)) {
      const owner = await visitors().owner(TEAM);
      await letIn(owner);
      const press = await visitors().follow('magic-link', owner, new Browser('198.51.100.12'));
      const options = owner.browser.options(await tokenIn(owner.browser));
      const { secret } = await people().client.startFactor({}, options);
      const otp = await new Authenticator(secret).code();
      const pressed = press();
      await sleep(index * 4);
      await reasonOf(people().client.confirmFactor({ otp }, options));
      await pressed;
      expect(await visitors().identity.listFactors(owner.id)).toEqual([]);
      expect(await isIn(owner.browser)).toBe(false);
    }
  });

  test('a factor that came between the last look and the end of all sessions goes too', async () => {
    const owner = await visitors().owner(TEAM);
    await letIn(owner);
    const press = await visitors().follow('magic-link', owner, new Browser('198.51.100.18'));
    await people().sql(`create function adding() returns trigger language plpgsql as $$ begin
      if new.proving = 'account-taken-over' and old.proving is null then
        insert into oidc_factors (id, user_id, secret) values (gen_random_uuid(), new.id, 'AAAA');
      end if;
      return new; end $$`);
    await people().sql(
      'create trigger adding before update on profiles for each row execute function adding()',
    );
    await press();
    await people().sql('drop trigger adding on profiles');
    await people().sql('drop function adding()');
    expect(await visitors().identity.listFactors(owner.id)).toEqual([]);
  });

  test('of two who confirm an address one is told of', async () => {
    for (const _ of times(4)) {
      const owner = await visitors().owner(PLAYER);
      const links = [];
      for (const browser of [owner.browser.copy(), owner.browser.copy()])
        links.push(await visitors().follow('magic-link', owner, browser));
      expect(await Promise.all(links.map((press) => reasonOf(press())))).toEqual(['ok', 'ok']);
      const told = await people().actionsOf(owner.id);
      expect(told.filter((action) => action === 'address-confirmed')).toHaveLength(1);
    }
  });

  test('a session that is being raised is over with the others', async () => {
    const owner = await visitors().owner({ ...TEAM, isEmailProven: true, hasFactor: true });
    const elsewhere = new Browser('198.51.100.13');
    await people().room.signIn(owner.email, PASSWORD, elsewhere);
    const { identity } = visitors();
    // All sessions end while the back end is asked for the tokens of the new one.
    const vouch = async (userId: string, otp?: string) => {
      const tokens = await identity.vouch(userId, otp);
      await people().client.signOut({ everywhere: true }, elsewhere.options(await tokenIn(elsewhere)));
      return tokens;
    };
    const raising = Object.assign(Object.create(identity), { vouch });
    const sessions = new Sessions(people().room.auth.db, raising, 60);
    const own = await sessions.own(owner.browser.cookies.get('fabula_session'), owner.id);
    const replaced = sessions.replace(own, await owner.authenticator.code());
    expect(await reasonOf(replaced)).toBe('NO_SESSION');
    const left = await people().sql('select from sessions where user_id = ?', [owner.id]);
    expect(left.rows).toEqual([]);
  });

  test('an account that its owner confirms does not give way, or has given way before', async () => {
    for (const index of times(4)) {
      const owner = await visitors().owner(PLAYER);
      const confirm = await visitors().follow('magic-link', owner, owner.browser.copy());
      const begin = await visitors().follow('magic-link', owner, new Browser('198.51.100.14'));
      const pressed = reasonOf(confirm());
      await sleep(index * 2);
      expect([await reasonOf(begin({ beginsAnew: true })), await pressed]).toEqual(['ok', 'ok']);
      const done = await people().actionsOf(owner.id);
      const ends = ['address-confirmed', 'account-begun-anew'].filter((action) => done.includes(action));
      expect(ends).toHaveLength(1);
      expect((await visitors().identity.find({ id: owner.id })) !== undefined).toBe(
        ends[0] === 'address-confirmed',
      );
    }
  });

  test('an account that is given a role does not give way, or is given none', async () => {
    for (const index of times(4)) {
      const owner = await visitors().owner(PLAYER);
      const invited = { email: owner.email, role: 'author' };
      const { path } = await people().client.createInvite(invited, people().as(people().team));
      const inviteToken = new URL(path, 'http://x').searchParams.get('invite_token') ?? '';
      const options = owner.browser.options(await tokenIn(owner.browser));
      const begin = await visitors().follow('magic-link', owner, new Browser('198.51.100.15'));
      const redeemed = reasonOf(people().client.redeemInvite({ inviteToken }, options));
      await sleep(index * 2);
      const begun = await reasonOf(begin({ beginsAnew: true }));
      const isThere = (await visitors().identity.find({ id: owner.id })) !== undefined;
      expect([begun, isThere]).toEqual((await redeemed) === 'ok' ? ['HELP_WANTED', true] : ['ok', false]);
    }
  });

  test('of two who begin anew one makes the account, and both have it', async () => {
    const owner = await visitors().owner(PLAYER);
    const links = [];
    for (const address of ['198.51.100.16', '198.51.100.17'])
      links.push(await visitors().follow('magic-link', owner, new Browser(address)));
    const both = await Promise.all(links.map((press) => reasonOf(press({ beginsAnew: true }))));
    expect(both).toEqual(['ok', 'ok']);
    expect(
      (await people().actionsOf(owner.id)).filter((action) => action === 'account-begun-anew'),
    ).toHaveLength(1);
  });
});
