/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { grantOf, tokensOf } from '../../testing/session.ts';
import { refusal, Site } from '../../testing/site.ts';
import type { User } from './current.ts';
import { hasRole } from './current.ts';

const RESUME = 'AuthService/ResumeSession';
const SIGN_OUT = 'AuthService/SignOut';
const TOKEN = '/auth/token';
const EMAIL = 'maud@example.org';
const SIGNED_IN = { [RESUME]: { session: tokensOf(EMAIL) }, [TOKEN]: grantOf(EMAIL) };

/** A page's session, and all that it has told. */
async function start() {
  const session = await import('./session.ts');
  const told: string[] = [];
  session.startSession((user: User | undefined) => told.push(user?.email ?? 'nobody'));
  return { session, told };
}
const until = (check: () => void) => waitFor(check, { timeout: 60_000 });

const PROFILE = 'AuthService/GetProfile';

describe('the session', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    jest.resetModules();
  });

  test('the session that the cookie names is taken up, and calls bear its token', async () => {
    new Site(SIGNED_IN);
    const { session, told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    expect(await session.freshToken()).toMatch(/^ey/);
  });

  test('without a session one is a visitor at once', async () => {
    new Site({ [RESUME]: {} });
    const { session, told } = await start();
    await until(() => expect(told).toEqual(['nobody']));
    expect(await session.freshToken()).toBeUndefined();
  });

  test('a session that is refused is over; one that cannot be asked for is asked for again', async () => {
    const site = new Site({ [RESUME]: refusal({ code: 'unauthenticated' }) });
    const over = await start();
    await until(() => expect(over.told).toEqual(['nobody']));
    jest.resetModules();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    site.answer(RESUME, () => Promise.reject(new TypeError('offline')));
    const away = await start();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(away.told).toEqual([]);
    site.answer(RESUME, {});
    await jest.advanceTimersByTimeAsync(2_000);
    expect(away.told).toEqual(['nobody']);
  });

  test.each(['SESSION_ENDED', 'TOKEN_EXPIRED'])(
    'a token that is refused (%s) is renewed once, and the call made again',
    async (reason) => {
      const answers = [refusal({ code: 'unauthenticated', reason }), () => ({ profile: {} })];
      const site = new Site({ ...SIGNED_IN, [PROFILE]: () => answers.shift()?.() ?? {} });
      const { session, told } = await start();
      await until(() => expect(told).toEqual([EMAIL]));
      const before = site.askedBy(TOKEN).length;
      const { call } = await import('../api/call.ts');
      const profile = session.withToken((token) =>
        call('fabula.auth.v1.AuthService', 'getProfile', {}, { token }),
      );
      expect(await profile).toEqual({ profile: {} });
      expect(site.askedBy(PROFILE)).toHaveLength(2);
      expect(site.askedBy(TOKEN)).toHaveLength(before + 1);
    },
  );

  test('a call that is refused again is refused, and a refusal of something else renews nothing', async () => {
    const refused = (reason: string) => refusal({ code: 'unauthenticated', reason });
    const site = new Site({ ...SIGNED_IN, [PROFILE]: refused('TOKEN_EXPIRED') });
    const { session, told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    const before = site.askedBy(TOKEN).length;
    const { call } = await import('../api/call.ts');
    const ask = () =>
      session.withToken((token) => call('fabula.auth.v1.AuthService', 'getProfile', {}, { token }));
    await expect(ask()).rejects.toMatchObject({ reason: 'TOKEN_EXPIRED' });
    expect(site.askedBy(PROFILE)).toHaveLength(2);
    site.answer(PROFILE, refused('WRONG_CREDENTIALS'));
    await expect(ask()).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
    expect(site.askedBy(PROFILE)).toHaveLength(3);
    expect(site.askedBy(TOKEN)).toHaveLength(before + 1);
    expect(told).toEqual(expect.not.arrayContaining(['nobody']));
  });

  test('a token that was refused is replaced once, for whoever had it', async () => {
    const site = new Site(SIGNED_IN);
    const { session, told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    const refused = await session.freshToken();
    const before = site.askedBy(TOKEN).length;
    site.answer(TOKEN, grantOf(EMAIL, 'author'));
    const both = await Promise.all([session.tokenInPlaceOf(refused), session.tokenInPlaceOf(refused)]);
    expect(both[0]).not.toBe(refused);
    expect(both[1]).toBe(both[0]);
    expect(await session.tokenInPlaceOf(refused)).toBe(both[0]);
    expect(site.askedBy(TOKEN)).toHaveLength(before + 1);
  });

  test('a sign-out whose token is too old is asked for with another one', async () => {
    const answers = [refusal({ code: 'unauthenticated', reason: 'TOKEN_EXPIRED' }), () => ({})];
    const site = new Site({ ...SIGNED_IN, [SIGN_OUT]: () => answers.shift()?.() ?? {} });
    const { session, told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    await session.signOut();
    expect(site.askedBy(SIGN_OUT)).toHaveLength(2);
    expect(told.at(-1)).toBe('nobody');
  });

  test('a token is renewed in its time though the device’s clock was set back two hours', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const site = new Site({ ...SIGNED_IN, [TOKEN]: () => grantOf(EMAIL) });
    const { session, told } = await start();
    while (told.length === 0) await jest.advanceTimersByTimeAsync(1);
    const renewals = () => site.askedBy(TOKEN).length;
    const first = renewals();
    jest.setSystemTime(Date.now() - 2 * 3_600_000);
    await jest.advanceTimersByTimeAsync(3_500_000);
    await session.freshToken();
    expect(renewals()).toBe(first);
    await jest.advanceTimersByTimeAsync(80_000);
    await session.freshToken();
    expect(renewals()).toBe(first + 1);
    // Nobody asks for it, and a socket has it all the same when its time is over.
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(renewals()).toBe(first + 2);
  });

  test('who was signed out elsewhere is out here too, and the call is not made again', async () => {
    const site = new Site({
      ...SIGNED_IN,
      [PROFILE]: refusal({ code: 'unauthenticated', reason: 'SESSION_ENDED' }),
    });
    const { session, told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    site.answer(TOKEN, () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    const { call } = await import('../api/call.ts');
    const profile = session.withToken((token) =>
      call('fabula.auth.v1.AuthService', 'getProfile', {}, { token }),
    );
    await expect(profile).rejects.toMatchObject({ reason: 'SESSION_ENDED' });
    expect(told.at(-1)).toBe('nobody');
    expect(site.askedBy(PROFILE)).toHaveLength(1);
  });

  test('who signs out is out on the server first, then here', async () => {
    const site = new Site({ ...SIGNED_IN, [SIGN_OUT]: {} });
    const { session, told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    await session.signOut();
    expect(site.askedBy(SIGN_OUT)).toEqual([{ everywhere: false }]);
    expect(told).toEqual([EMAIL, 'nobody']);
  });

  test('a sign-out that the server does not hear of leaves one signed in', async () => {
    new Site({ ...SIGNED_IN });
    const { session, told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    await expect(session.signOut()).rejects.toMatchObject({ code: 'unavailable' });
    expect(told).toEqual([EMAIL]);
  });

  test('whose session is over on the server is out here as well', async () => {
    new Site({ ...SIGNED_IN, [SIGN_OUT]: refusal({ code: 'unauthenticated' }) });
    const { session, told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    await session.signOut();
    expect(told).toEqual([EMAIL, 'nobody']);
  });

  test('who signs out in another tab is out here as well', async () => {
    new Site(SIGNED_IN);
    const { told } = await start();
    await until(() => expect(told).toEqual([EMAIL]));
    const tab = new BroadcastChannel('fabula-session');
    tab.postMessage('out');
    await until(() => expect(told).toEqual([EMAIL, 'nobody']));
    tab.close();
  });

  test('a role may do what those before it may, and nobody may do anything', () => {
    const author: User = { id: 'a', email: '', role: 'author' };
    expect((['player', 'author', 'team'] as const).map((role) => hasRole(author, role))).toEqual([
      true,
      true,
      false,
    ]);
    expect(hasRole(undefined, 'player')).toBe(false);
  });
});
