/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { readAsked } from '../../lib/mailedLink/asked.ts';
import { showPage } from '../../testing/page.tsx';
import { grantOf, tokensOf } from '../../testing/session.ts';
import { NEVER, refusal, Site } from '../../testing/site.ts';
import { AuthPanel } from './AuthPanel.tsx';

const OPTIONS = { 'AuthService/GetSignInOptions': { password: true, signUp: true } };
const SIGN_IN = 'AuthService/SignInWithPassword';
const SIGN_UP = 'AuthService/SignUp';
const RESET = 'AuthService/SendResetLink';
const WAIT = 'AuthService/WaitForLink';
const SENT = { confirmationSent: true, requestId: 'r1' };
const WAITING = { state: 'STATE_WAITING' };
const EMAIL = 'maud@example.org';

/** The panel, once the site has said what it offers. */
async function showPanel(answers: Record<string, object> = {}, at = '/login') {
  const site = new Site({ ...OPTIONS, ...answers });
  const onSignedIn = jest.fn();
  const panel = <AuthPanel initialMode="signIn" onSignedIn={onSignedIn} Heading="h1" />;
  const { user, unmount } = await showPage(panel, { at });
  await screen.findByRole('heading');
  const enter = async (email: string, password: string, button = 'Sign In') => {
    if (email) await user.type(screen.getByLabelText('E-mail'), email);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: button }));
  };
  return { site, user, unmount, onSignedIn, enter };
}

const problem = async () => (await screen.findByRole('alert')).textContent;

const problemOf = (label: string) => {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('the panel of signing in', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('who signs in is busy until the answer, and is in', async () => {
    let answer: (said: object) => void = () => undefined;
    const coming = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { site, onSignedIn, enter } = await showPanel({
      [SIGN_IN]: () => coming,
      '/auth/token': grantOf(EMAIL),
    });
    await enter(EMAIL, 'a light that says no');
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'One moment...' });
    expect(busy.disabled).toBe(true);
    answer({ session: tokensOf(EMAIL) });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(site.askedBy(SIGN_IN)).toEqual([{ email: EMAIL, password: 'a light that says no' }]);
  });

  test('what is missing or cannot be an address is said at its field, and nothing is sent', async () => {
    const { site, enter } = await showPanel();
    await enter('maud', '');
    await waitFor(() => expect(problemOf('E-mail')).toContain('does not look like an e-mail address'));
    expect(problemOf('Password')).toContain('Please enter your password');
    expect(site.askedBy(SIGN_IN)).toEqual([]);
  });

  test('a new password is to have eight characters, one that there is already need not', async () => {
    const { site, user, enter } = await showPanel({ [SIGN_IN]: refusal({ code: 'unauthenticated' }) });
    await enter(EMAIL, 'short');
    expect(await problem()).toBe('E-mail or password is wrong.');
    await user.click(screen.getByRole('button', { name: 'Need an account? Sign up' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await enter('', 'short', 'Sign Up');
    await waitFor(() => expect(problemOf('Password')).toContain('Please use at least 8 characters'));
    expect(site.askedBy(SIGN_UP)).toEqual([]);
  });

  test.each([
    ['nobody by that address', { code: 'unauthenticated', message: 'no such user' }],
    ['another password', { code: 'unauthenticated', message: 'wrong password' }],
  ])('a stranger cannot tell from the words whether there is %s', async (_case, refused) => {
    const { enter, onSignedIn } = await showPanel({ [SIGN_IN]: refusal(refused) });
    await enter(EMAIL, 'not the password');
    expect(await problem()).toBe('E-mail or password is wrong.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('too many tries, an address that is taken, and a site that is away have words of their own', async () => {
    const { site, user, enter } = await showPanel({ [SIGN_IN]: refusal({ code: 'resource_exhausted' }) });
    await enter(EMAIL, 'not the password');
    expect(await problem()).toBe('That was a lot in a short time. Please wait a moment.');
    await user.click(screen.getByRole('button', { name: 'Need an account? Sign up' }));
    site.answer(SIGN_UP, refusal({ code: 'already_exists' }));
    await enter('', 'a light that says no', 'Sign Up');
    expect(await problem()).toBe('There is already an account with this e-mail. Log in instead.');
    site.answer(SIGN_UP, () => Promise.reject(new TypeError('offline')));
    await enter('', '', 'Sign Up');
    await waitFor(async () => expect(await problem()).toContain('Fabula cannot be reached.'));
  });

  test('who has to confirm the address is told where to look, and can give another one', async () => {
    const { user, enter, onSignedIn } = await showPanel({ [SIGN_UP]: SENT, [WAIT]: WAITING });
    await user.click(screen.getByRole('button', { name: 'Need an account? Sign up' }));
    await enter(EMAIL, 'a light that says no', 'Sign Up');
    const title = await screen.findByRole('heading', { name: 'Check your email!' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('status').textContent).toContain(EMAIL);
    expect(screen.getByRole('status').textContent).toContain('the password that you have just chosen');
    await user.click(screen.getByRole('button', { name: 'Try a different email' }));
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('an invitation begins with an account, and goes along with it', async () => {
    const { site, enter } = await showPanel(
      { [SIGN_UP]: SENT, [WAIT]: WAITING },
      '/browse?invite_token=let-me-in',
    );
    await enter(EMAIL, 'a light that says no', 'Sign Up');
    await screen.findByText('Check your email!');
    expect(site.askedBy(SIGN_UP)).toEqual([
      {
        email: EMAIL,
        password: 'a light that says no',
        inviteToken: 'let-me-in',
        next: '/mine',
        language: 'en',
      },
    ]);
  });

  test('a password is forgotten in sign-in mode only, and what replaces it is mailed', async () => {
    const offered = { password: true, signUp: true, reset: true };
    const first = await showPanel({ 'AuthService/GetSignInOptions': offered });
    const { site, user } = first;
    await user.click(screen.getByRole('button', { name: 'Need an account? Sign up' }));
    expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Already have an account? Log in' }));
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const send = screen.getByRole('button', { name: 'Send Reset Instructions' });
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    await user.click(send);
    expect(await problem()).toBe('Please enter your email address');
    site.answer(RESET, { requestId: 'r2', number: '58' });
    await user.type(screen.getByLabelText('E-mail'), EMAIL);
    await user.click(send);
    await screen.findByText('Password reset instructions sent to your email!');
    expect(screen.getByLabelText(/asks for this number/).textContent).toBe('58');
    expect(site.askedBy(RESET)).toEqual([{ email: EMAIL, language: 'en' }]);
    // A reload does not lose the number.
    first.unmount();
    const again = await showPanel({ 'AuthService/GetSignInOptions': offered });
    expect(screen.getByLabelText(/asks for this number/).textContent).toBe('58');
    await again.user.type(screen.getByLabelText('E-mail'), EMAIL);
    await again.user.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(EMAIL);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(readAsked()).toBeUndefined();
  });

  test('the password can be looked at', async () => {
    const { user } = await showPanel();
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  test('only what the site offers is shown', async () => {
    await showPanel({ 'AuthService/GetSignInOptions': { password: false, signUp: false } });
    expect(screen.getByText(/Signing in is not possible at the moment/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a site that does not say what it offers is asked again', async () => {
    const site = new Site();
    const { user } = await showPage(
      <AuthPanel initialMode="signUp" onSignedIn={() => undefined} Heading="h1" />,
    );
    expect(await problem()).toContain('Fabula cannot be reached.');
    site.answer('AuthService/GetSignInOptions', { password: true, signUp: true });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Sign Up' });
  });

  test('until the site has said what it offers, the panel says that it loads', async () => {
    new Site({ 'AuthService/GetSignInOptions': NEVER });
    await showPage(<AuthPanel initialMode="signIn" onSignedIn={() => undefined} Heading="h1" />);
    expect(screen.getByRole('status').textContent).toContain('Loading...');
  });
});
