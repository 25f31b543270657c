/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { grantOf, tokensOf } from '../testing/session.ts';
import { NEVER, Site } from '../testing/site.ts';
import { openWhole, untilShown as until } from '../testing/wholePage.ts';

const NOBODY = { 'AuthService/ResumeSession': {} };
const EMPTY = { '/catalogue.json': { stories: [] } };
const SIGNED_IN = {
  'AuthService/ResumeSession': { session: tokensOf('maud@example.org') },
  '/auth/token': grantOf('maud@example.org'),
  'CatalogueService/ListStories': { stories: [] },
  'RunService/ListProgress': { stories: [] },
};

let close: () => void = () => undefined;

async function open(path: string, languages?: string[]): Promise<void> {
  const page = await openWhole(path, languages);
  close = () => page.close();
}

describe('the start of the page', () => {
  beforeEach(() => {
    // A page's time ends with its test: what an earlier one would do ten seconds later is not done to another.
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    localStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    close();
    jest.useRealTimers();
    jest.restoreAllMocks();
    jest.resetModules();
  });

  test('a visitor sees the public catalogue, whether or not the session is ever answered for', async () => {
    new Site({ ...EMPTY, 'AuthService/ResumeSession': NEVER });
    await open('/');
    await until(() => screen.queryByText('No stories available at the moment.'), 1);
    expect(screen.getByRole('button', { name: 'Connect' })).toBeTruthy();
    expect(document.title).toBe('Fabula, stories you play with your voice');
    expect(location.pathname).toBe('/browse');
  });

  test('who reads French sees French, and not one English word before', async () => {
    new Site({ ...EMPTY, ...NOBODY });
    await open('/browse', ['fr-CA', 'en']);
    const seen: string[] = [];
    const look = () => seen.push(document.body.textContent ?? '');
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await until(() => screen.queryByRole('button', { name: 'Connexion' }));
    watch.disconnect();
    expect(seen.filter((words) => /Loading|Connect\b|Stories/.test(words))).toEqual([]);
    expect(document.documentElement.lang).toBe('fr');
  });

  test('where no language but English can be had, the page speaks English', async () => {
    jest.unstable_mockModule('../lib/i18n/es/index.ts', () => {
      throw new Error('offline');
    });
    new Site({ ...EMPTY, ...NOBODY });
    await open('/browse', ['es-ES']);
    await until(() => screen.queryByRole('button', { name: 'Connect' }));
    expect(screen.getByRole('combobox', { name: 'Language of this site' })).toBeTruthy();
    jest.unstable_unmockModule('../lib/i18n/es/index.ts');
  });

  test('a language that takes its time is waited for behind the lamps, for four seconds', async () => {
    jest.unstable_mockModule('../lib/i18n/es/index.ts', () => new Promise<never>(() => undefined));
    new Site({ ...EMPTY, ...NOBODY });
    await open('/browse', ['es-ES']);
    await jest.advanceTimersByTimeAsync(3_900);
    expect(screen.getByRole('status').textContent?.trim()).toBe('');
    expect(screen.queryByText('lamps')).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(screen.getByRole('button', { name: 'Connect' })).toBeTruthy();
    jest.unstable_unmockModule('../lib/i18n/es/index.ts');
  });

  test('a browser that keeps nothing shows the page all the same', async () => {
    const refuse = () => {
      throw new DOMException('access is denied for this document', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    new Site({ ...EMPTY, ...NOBODY });
    await open('/browse');
    await until(() => screen.queryByRole('button', { name: 'Connect' }));
  });

  test('who was signed in here before sees no visitor’s page while the session is taken up', async () => {
    localStorage.setItem('fabula.session', 'in');
    let answer: (session: object) => void = () => undefined;
    const coming = new Promise<object>((resolve) => {
      answer = resolve;
    });
    new Site({ ...EMPTY, ...SIGNED_IN, 'AuthService/ResumeSession': () => coming });
    await open('/browse');
    await until(() => screen.queryByText('Loading...'), 0);
    expect(screen.queryByRole('main')).toBeNull();
    answer(SIGNED_IN['AuthService/ResumeSession']);
    await until(() => screen.queryByRole('button', { name: 'Account menu' }));
    await until(() => document.title === 'Stories · Fabula');
  });

  test('a session that is over leads from a player’s page to the sign-in, with what the address asks for', async () => {
    localStorage.setItem('fabula.session', 'in');
    new Site({ ...NOBODY, 'AuthService/GetSignInOptions': { password: true, signUp: true } });
    await open('/profile?lang=en');
    await until(() => screen.queryByRole('button', { name: 'Sign In' }));
    expect(location.pathname + location.search).toBe('/login?lang=en&next=%2Fprofile');
    expect(screen.getByRole('alert').textContent).toContain('your session has ended');
    expect(localStorage.getItem('fabula.session')).toBe('out');
  });

  test('who is led elsewhere sees the lamps until that page is fetched', async () => {
    jest.unstable_mockModule('./SignIn.tsx', () => new Promise<never>(() => undefined));
    new Site(NOBODY);
    await open('/profile');
    await until(() => location.pathname === '/login');
    expect(screen.getByText('Loading...')).toBeTruthy();
    jest.unstable_unmockModule('./SignIn.tsx');
  });

  test('a sign-in service that cannot be reached is asked again, and keeps nobody for longer than ten seconds', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = new Site();
    await open('/profile');
    await jest.advanceTimersByTimeAsync(9_900);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(site.askedBy('AuthService/ResumeSession').length).toBeGreaterThan(3);
    await jest.advanceTimersByTimeAsync(300);
    expect(location.pathname).toBe('/login');
    await until(() => !screen.queryByText('Loading...'));
  });
});
