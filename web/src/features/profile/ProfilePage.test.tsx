/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { setUser } from '../../lib/session/current.ts';
import { showPage } from '../../testing/page.tsx';
import { NEVER, Site } from '../../testing/site.ts';
import ProfilePage from './ProfilePage.tsx';

const PROFILE = 'AuthService/GetProfile';
const signIn = (email: string) => setUser({ id: 'p1', email, role: 'player' });
const email = () => screen.findByLabelText<HTMLInputElement>('E-mail');

describe('the page of a profile', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => setUser(undefined));
  });

  test('a player sees their own address, and what is not offered yet cannot be pressed', async () => {
    signIn('old@example.org');
    new Site({ [PROFILE]: { profile: { email: 'maud@example.org' } } });
    await showPage(<ProfilePage />);
    expect((await email()).value).toBe('maud@example.org');
    const closed = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled);
    expect(closed.map(({ textContent }) => textContent)).toEqual([
      'Upload Avatar',
      'Change Password',
      'Upgrade',
      'Delete Account',
    ]);
  });

  test('a profile that does not come is shown as far as the session knows it', async () => {
    signIn('maud@example.org');
    new Site();
    await showPage(<ProfilePage />);
    expect((await email()).value).toBe('maud@example.org');
  });

  test('a profile of which nothing is known says that it cannot be had', async () => {
    signIn('');
    new Site();
    await showPage(<ProfilePage />);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  test('while the profile comes, the page says so', async () => {
    signIn('maud@example.org');
    new Site({ [PROFILE]: NEVER });
    await showPage(<ProfilePage />);
    expect(screen.getByRole('status').textContent).toContain('Loading...');
  });

  test('a sign-out that fails says so, and that one is still signed in', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    signIn('maud@example.org');
    new Site({ [PROFILE]: { profile: { email: 'maud@example.org' } } });
    const { user } = await showPage(<ProfilePage />);
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect((await screen.findByText(/^You are still signed in\. /)).getAttribute('role')).toBe('alert');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Out' }).disabled).toBe(false);
  });

  test('who is signed out sees no settings', async () => {
    new Site();
    await showPage(<ProfilePage />);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
