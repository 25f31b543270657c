/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { grantOf, tokensOf } from '../testing/session.ts';
import { Site } from '../testing/site.ts';
import { openWhole, untilShown as until } from '../testing/wholePage.ts';

const RESUME = 'AuthService/ResumeSession';
const SIGN_IN = 'AuthService/SignInWithPassword';
const SEND = 'AuthService/SendMagicLink';
const END = 'AuthService/GetSessionEnd';
const TOKEN = '/auth/token';
const MAUD = 'maud@example.org';
const ZOE = 'zoe@example.org';

const PAGES = {
  '/catalogue.json': { stories: [] },
  'CatalogueService/ListStories': { stories: [] },
  'RunService/ListProgress': { stories: [] },
  'AuthService/GetSignInOptions': { password: true, signUp: true },
};
const session = (email: string) => ({ session: tokensOf(email, 'player', email) });
/** Whoever asks is this player. */
const as = (email: string) => ({ [RESUME]: session(email), [TOKEN]: grantOf(email, 'player', email) });
const NOBODY = { [RESUME]: {} };

let close: () => void = () => undefined;

async function open(path: string): Promise<void> {
  const page = await openWhole(path);
  close = () => page.close();
}

const here = () => location.pathname + location.search + location.hash;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** By the password form that is shown, as whom the site takes them for. */
async function signIn(site: Site, email: string): Promise<void> {
  await until(() => screen.queryByRole('button', { name: 'Sign In' }));
  site.answer(SIGN_IN, session(email));
  site.answer(TOKEN, grantOf(email, 'player', email));
  write('E-mail', email);
  write('Password', 'a light that says no');
  press('Sign In');
}

/** A page of somebody who is signed in. */
async function openAs(email: string, path: string): Promise<Site> {
  const site = new Site({ ...PAGES, ...as(email) });
  await open(path);
  await until(() => screen.queryByRole('main') ?? screen.queryByText('Failed to fetch game data'));
  return site;
}

/** The server lets the session of the page go on no more. */
async function endSession(site: Site, answers: Readonly<Record<string, object>> = {}): Promise<void> {
  for (const [call, answer] of Object.entries(answers)) site.answer(call, answer);
  site.answer(TOKEN, () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
  site.answer(RESUME, {});
  const { freshToken, tokenInPlaceOf } = await import('../lib/session/session.ts');
  await tokenInPlaceOf(await freshToken());
  await until(() => location.pathname === '/login' && screen.queryByRole('button', { name: 'Sign In' }));
}

const said = () => screen.queryByRole('alert')?.textContent ?? '';

describe('the way back', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    localStorage.clear();
    sessionStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    close();
    jest.useRealTimers();
    jest.restoreAllMocks();
    jest.resetModules();
  });

  describe('of whoever comes by a link', () => {
    test('leads to the page of the link, with what else it says', async () => {
      const site = new Site({ ...PAGES, ...NOBODY });
      await open('/launch/one?from=ada#there');
      await signIn(site, MAUD);
      await until(() => location.pathname === '/launch/one');
      expect(here()).toBe('/launch/one?from=ada#there');
    });

    test('leads there from the sign-up, and where they come by another tab', async () => {
      const site = new Site({ ...PAGES, ...NOBODY });
      await open('/launch/one');
      await until(() => screen.queryByRole('button', { name: 'Need an account? Sign up' }));
      press('Need an account? Sign up');
      for (const [call, answer] of Object.entries(as(MAUD))) site.answer(call, answer);
      const tab = new BroadcastChannel('fabula-session');
      tab.postMessage('in');
      tab.close();
      await until(() => location.pathname === '/launch/one');
      expect(here()).toBe('/launch/one');
    });

    test('leads there by the catalogue and its dialog; a story that is chosen there is another one', async () => {
      const site = new Site({ ...PAGES, ...NOBODY });
      await open('/browse?next=%2Flaunch%2Fone&from=ada');
      await until(() => screen.queryByRole('button', { name: 'Connect' }));
      press('Connect');
      await signIn(site, MAUD);
      await until(() => location.pathname !== '/browse');
      expect(here()).toBe('/launch/one?from=ada');
    });

    test('goes along with a mailed link', async () => {
      const offered = { magicLink: true, password: true, reset: true, signUp: true };
      const site = new Site({ ...PAGES, ...NOBODY, 'AuthService/GetSignInOptions': offered });
      site.answer(SEND, { requestId: 'r1', number: '47' });
      await open('/launch/one?from=ada');
      await until(() => screen.queryByRole('button', { name: 'Send Magic Link' }));
      write('E-mail', MAUD);
      press('Send Magic Link');
      await until(() => site.askedBy(SEND).length > 0);
      expect(site.askedBy(SEND)).toEqual([{ email: MAUD, language: 'en', next: '/launch/one?from=ada' }]);
    });

    test.each([
      ['/profile', '/profile'],
      ['/admin/help#words', '/admin/help#words'],
      ['//evil.example/x', '/browse'],
      ['/\\evil.example', '/browse'],
      ['https://evil.example', '/browse'],
      ['/auth/google', '/browse'],
      ['/login', '/browse'],
      [btoa('//evil.example'), '/browse'],
      [btoa('/launch/one?a=b').replaceAll('=', ''), '/launch/one?a=b'],
    ])('leads to a page of ours alone: %s', async (next, page) => {
      const { nextPath } = await import('../lib/nextPage.ts');
      expect(nextPath(`?${new URLSearchParams({ next })}`, undefined)).toBe(page);
    });

    const INVITED = {
      'AuthService/RedeemInvite': { role: 'author', isUsed: true },
      'AuthService/SignUp': { session: tokensOf(MAUD, 'author', 'maud') },
    };

    test('leads a new author to their own stories', async () => {
      const site = new Site({ ...PAGES, ...NOBODY, ...INVITED });
      await open('/?invite_token=t');
      await until(() => screen.queryByRole('button', { name: 'Sign Up' }));
      site.answer(TOKEN, grantOf(MAUD, 'author', 'maud'));
      write('E-mail', MAUD);
      write('Password', 'a light that says no');
      press('Sign Up');
      await until(() => location.pathname === '/maud/browse');
      await until(() => screen.queryByRole('dialog') && location.search === '');
      expect(location.pathname).toBe('/maud/browse');
      expect(screen.queryByRole('button', { name: 'My stories' })).toBeNull();
    });

    test('leads an author from the dialog of their invitation to their own stories', async () => {
      const site = new Site({ ...PAGES, ...NOBODY, ...INVITED, [RESUME]: session(MAUD) });
      site.answer(TOKEN, grantOf(MAUD, 'author', 'maud'));
      await open('/browse?invite_token=t');
      await until(() => screen.queryByRole('button', { name: 'My stories' }));
      press('My stories');
      await until(() => location.pathname === '/maud/browse');
    });

    test.each([
      ['?invite_token=t', '/mine'],
      ['?invite_token=t&next=%2Fprofile', '/profile'],
      ['', '/browse'],
    ])(
      'leads whoever is invited to their own stories, where no other page is wanted: %s',
      async (search, page) => {
        const { nextPath } = await import('../lib/nextPage.ts');
        expect(nextPath(search, undefined, 'invite_token')).toBe(page);
      },
    );

    test.each([
      '/\t/evil.example',
      '/%2f/evil.example',
      '/./\\evil.example',
      'javascript:alert(1)',
      btoa('javascript:alert(1)'),
      btoa('/\n/evil.example'),
      '/@evil.example',
    ])('never leads to another site: %j', async (next) => {
      const { nextPath } = await import('../lib/nextPage.ts');
      const path = nextPath(`?${new URLSearchParams({ next })}`, undefined);
      expect(new URL(path, location.href).origin).toBe(location.origin);
    });

    test('is none for who has signed out by themselves', async () => {
      const site = await openAs(MAUD, '/profile');
      site.answer('AuthService/SignOut', {});
      const { signOut } = await import('../lib/session/session.ts');
      await signOut();
      await until(() => location.pathname === '/login');
      expect(here()).toBe('/login');
      await until(() => screen.queryByRole('button', { name: 'Sign In' }));
      expect(said()).toBe('');
    });
  });

  describe('of whoever is signed out under an open page', () => {
    test.each([
      ['SIGNED_OUT_EVERYWHERE', 'You were signed out on all devices.'],
      ['PASSWORD_CHANGED', 'the password of your account was changed'],
      ['FACTOR_GONE', 'the second factor of your account was taken away'],
      ['ACCOUNT_DISABLED', 'your account was disabled'],
      ['ACCOUNT_CLOSED', 'your account was deleted'],
      ['UNSPECIFIED', 'your session has ended'],
    ])('is told with what has ended the session: %s', async (end, words) => {
      const site = await openAs(MAUD, '/profile');
      await endSession(site, { [END]: { end: `SESSION_END_${end}` } });
      await until(() => said().includes(words));
      expect(said().includes('you come back to where you were')).toBe(!end.startsWith('ACCOUNT_'));
    });

    test('is told once the server knows, also after a reload', async () => {
      const site = await openAs(MAUD, '/profile');
      const answers = ['UNSPECIFIED', 'SIGNED_OUT_EVERYWHERE'];
      await endSession(site, { [END]: () => ({ end: `SESSION_END_${answers.shift()}` }) });
      expect(said()).toContain('your session has ended');
      await until(() => said().includes('on all devices'), 500);
      close();
      jest.resetModules();
      await open(here());
      await until(() => said().includes('on all devices'));
    });

    test('leads to that page, as the same account', async () => {
      const site = await openAs(MAUD, '/profile?lang=en');
      await endSession(site, { [END]: { end: 'SESSION_END_SIGNED_OUT_EVERYWHERE' } });
      expect(here()).toBe('/login?lang=en&next=%2Fprofile');
      await signIn(site, MAUD);
      await until(() => location.pathname === '/profile');
      expect(here()).toBe('/profile?lang=en');
    });

    test('leads nobody else there', async () => {
      const site = await openAs(MAUD, '/game/run-1');
      await endSession(site, { [END]: {} });
      expect(said()).toContain('you come back to your run');
      await signIn(site, ZOE);
      await until(() => location.pathname !== '/login');
      expect(here()).toBe('/browse');
    });

    test('leads nobody else there who has come by another site', async () => {
      sessionStorage.setItem(
        'fabula.left',
        JSON.stringify({ why: 'over', path: '/game/run-1', userId: MAUD, email: MAUD }),
      );
      new Site({ ...PAGES, ...as(ZOE) });
      await open('/game/run-1');
      await until(() => location.pathname === '/browse');
    });

    test('is told in other tabs of a browser in which somebody signs out', async () => {
      await openAs(MAUD, '/profile');
      const tab = new BroadcastChannel('fabula-session');
      tab.postMessage('out');
      tab.close();
      await until(() => said().includes('You have signed out in another tab.'));
    });
  });
});
