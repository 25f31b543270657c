/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { showPage } from '../../testing/page.tsx';
import { Site } from '../../testing/site.ts';
import { AuthPanel } from './AuthPanel.tsx';
import { GoogleButton } from './GoogleButton.tsx';

const OPTIONS = 'AuthService/GetSignInOptions';
const EVERYTHING = { password: true, signUp: true, magicLink: true, reset: true, google: true };
const SIGN_IN = { name: 'Sign in with Google' };

const Address = () => <p data-testid="address">{useLocation().search}</p>;

async function showPanel(offered: object, at = '/login') {
  new Site({ [OPTIONS]: offered });
  const panel = <AuthPanel initialMode="signIn" onSignedIn={() => undefined} Heading="h1" />;
  const { user } = await showPage(
    <>
      {panel}
      <Address />
    </>,
    { at },
  );
  await screen.findByRole('heading');
  return user;
}

describe('signing in by Google', () => {
  afterEach(() => {
    delete window.ReactNativeWebView;
  });

  test('who presses it leaves for Google with page and invitation; who comes back may press it again', async () => {
    const leave = jest.fn();
    const { user } = await showPage(
      <GoogleButton {...{ next: '/launch/one?a=b', inviteToken: 'i1', leave }} />,
    );
    await user.click(screen.getByRole('button', SIGN_IN));
    expect(leave).toHaveBeenCalledWith('/auth/google?next=%2Flaunch%2Fone%3Fa%3Db&invite=i1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' }).disabled).toBe(true);
    fireEvent(window, new Event('pageshow'));
    expect(screen.getByRole<HTMLButtonElement>('button', SIGN_IN).disabled).toBe(false);
  });

  test('it stands where the site offers it, in every form but that for a forgotten password', async () => {
    const user = await showPanel(EVERYTHING);
    expect(screen.getByRole('button', SIGN_IN)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use password instead' }));
    expect(screen.getByRole('button', SIGN_IN)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.queryByRole('button', SIGN_IN)).toBeNull();
  });

  test('it stands nowhere else, nor in the native shell', async () => {
    await showPanel({ ...EVERYTHING, google: false });
    expect(screen.queryByRole('button', SIGN_IN)).toBeNull();
  });

  test('the native shell has the password alone', async () => {
    window.ReactNativeWebView = { postMessage: () => undefined };
    await showPanel(EVERYTHING);
    expect(screen.queryByRole('button', SIGN_IN)).toBeNull();
  });

  test('who comes back without being signed in is told why, once', async () => {
    await showPanel(EVERYTHING, '/login?google=unproven&a=b');
    expect((await screen.findByRole('alert')).textContent).toContain('Google has not confirmed');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?a=b'));
  });

  test('what is no reason of ours is said to nobody', async () => {
    await showPanel(EVERYTHING, '/login?google=%3Cb%3Ecall%20us');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
