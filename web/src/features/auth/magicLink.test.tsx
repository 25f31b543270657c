/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { readAsked } from '../../lib/mailedLink/asked.ts';
import { setUser } from '../../lib/session/current.ts';
import { showPage } from '../../testing/page.tsx';
import { refusal, Site } from '../../testing/site.ts';
import { AuthPanel } from './AuthPanel.tsx';
import { LoginDialog } from './LoginDialog.tsx';

const OPTIONS = 'AuthService/GetSignInOptions';
const SEND = 'AuthService/SendMagicLink';
const WAIT = 'AuthService/WaitForLink';
const RESUME = 'AuthService/ResumeSession';
const ALL = { password: true, signUp: true, magicLink: true, reset: true, mail: 'MAIL_DELIVERY_SMTP' };
const EMAIL = 'maud@example.org';

interface Shown {
  answers?: Record<string, object>;
  at?: string;
}

async function showPanel({ answers = {}, at = '/login' }: Shown = {}) {
  const site = new Site({
    [OPTIONS]: ALL,
    [SEND]: { requestId: 'r1', number: '47' },
    [WAIT]: { state: 'STATE_WAITING' },
    ...answers,
  });
  const onSignedIn = jest.fn();
  const panel = <AuthPanel initialMode="signIn" onSignedIn={onSignedIn} Heading="h1" />;
  const page = await showPage(panel, { at });
  await screen.findByRole('heading');
  const ask = async () => {
    await page.user.type(screen.getByLabelText('E-mail'), EMAIL);
    await page.user.click(screen.getByRole('button', { name: 'Send Magic Link' }));
  };
  return { ...page, site, onSignedIn, ask };
}

const button = (name: string) => screen.getByRole('button', { name });

/** It has come, and the focus with it. */
async function heading(name: string) {
  const found = await screen.findByRole('heading', { name });
  expect(document.activeElement).toBe(found);
}

describe('signing in by a link', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    act(() => setUser(undefined));
    Reflect.deleteProperty(window, 'ReactNativeWebView');
    jest.restoreAllMocks();
  });

  test('a link is the first way in, a password the other; what was typed goes along', async () => {
    const { user } = await showPanel();
    await user.type(screen.getByLabelText('E-mail'), EMAIL);
    await user.click(button('Use password instead'));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(EMAIL);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    await user.click(button('Use magic link instead'));
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(button('Send Magic Link')).toBeTruthy();
  });

  test('the native shell has the password form alone', async () => {
    window.ReactNativeWebView = { postMessage: () => undefined };
    await showPanel();
    expect(button('Sign In')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /magic link/i })).toBeNull();
  });

  test('an invitation begins with an account; who has one without a password signs in by a link', async () => {
    const { user } = await showPanel({ at: '/browse?invite_token=let-me-in' });
    expect(button('Sign Up')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use magic link instead' })).toBeNull();
    await user.click(button('Already have an account? Log in'));
    expect(button('Use magic link instead')).toBeTruthy();
  });

  test('who asks is told where to look and which number another browser wants', async () => {
    let answer: (said: object) => void = () => undefined;
    const coming = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { site, ask } = await showPanel({ answers: { [SEND]: () => coming } });
    await ask();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })).disabled).toBe(
      true,
    );
    answer({ requestId: 'r1', number: '47' });
    await heading('Check your email!');
    expect(screen.getAllByRole('status')[0]?.textContent).toContain(EMAIL);
    expect(screen.getByLabelText(/asks for this number/).textContent).toBe('47');
    expect(site.askedBy(SEND)).toEqual([{ email: EMAIL, language: 'en' }]);
    await waitFor(() => expect(site.askedBy(WAIT)).toEqual([{ requestId: 'r1' }]));
  });

  test('a site that sends no mail says where the link stands', async () => {
    const { ask } = await showPanel({ answers: { [OPTIONS]: { ...ALL, mail: 'MAIL_DELIVERY_OUTBOX' } } });
    await ask();
    await screen.findByText(/outbox page/);
  });

  test('opened over a page, it gives the focus to its first field once that is there', async () => {
    new Site({ [OPTIONS]: ALL });
    const props = { chosen: undefined, onClose: () => undefined, onSignedIn: () => undefined };
    await showPage(<LoginDialog {...props} />);
    const field = await screen.findByLabelText('E-mail');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('a refusal is said at the form', async () => {
    const refused = refusal({ code: 'resource_exhausted', reason: 'TOO_MANY_ATTEMPTS' });
    const { ask } = await showPanel({ answers: { [SEND]: refused } });
    await ask();
    expect((await screen.findByRole('alert')).textContent).toContain('Wait a few minutes');
    expect(readAsked()).toBeUndefined();
  });

  test('a reload does not lose the wait, and another address ends it', async () => {
    const first = await showPanel();
    await first.ask();
    await heading('Check your email!');
    first.unmount();
    const { user } = await showPanel();
    await heading('Check your email!');
    expect(screen.getByText('47')).toBeTruthy();
    await user.click(button('Try a different email'));
    expect(button('Send Magic Link')).toBeTruthy();
    expect(readAsked()).toBeUndefined();
  });

  test('opened in the same browser, the page goes on by itself', async () => {
    const resumed = () => {
      act(() => setUser({ id: 'p1', email: EMAIL, role: 'player' }));
      return {};
    };
    const { ask, onSignedIn } = await showPanel({
      answers: { [WAIT]: { state: 'STATE_REDEEMED_HERE' }, [RESUME]: resumed },
    });
    await ask();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(readAsked()).toBeUndefined();
  });

  test.each([
    ['STATE_REDEEMED_ELSEWHERE', 'You are signed in elsewhere', 'Sign in here, too'],
    ['STATE_GONE', 'The link is no longer good', 'Ask for a new link'],
  ])('%s is said, and the same address may ask again', async (state, title, again) => {
    const { user, ask, onSignedIn } = await showPanel({ answers: { [WAIT]: { state } } });
    await ask();
    await heading(title);
    await user.click(button(again));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(EMAIL);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('nobody is asked while nobody looks, and at once when somebody does', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { site, ask } = await showPanel();
    await ask();
    await heading('Check your email!');
    expect(site.askedBy(WAIT)).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(site.askedBy(WAIT)).toHaveLength(1));
  });
});
