/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { setUser } from '../../../lib/session/current.ts';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import ProfilePage from '../ProfilePage.tsx';

const PROFILE = 'AuthService/GetProfile';
const REMOVE = 'AuthService/RemoveFactor';
const CODES = 'AuthService/NewRecoveryCodes';
const CLOSE = 'AuthService/CloseAccount';
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const FACTOR = { id: 'f', kind: 'totp', status: 'verified', createdAt: '2026-03-04T12:00:00Z' };
const own = (factors: object[]) => ({
  profile: { id: 'me', email: 'maud@example.org', role: 'player', createdAt: '', factors },
  assurance: 'aal1',
  nextAssurance: factors.length > 0 ? 'aal2' : 'aal1',
  recoveryCodesLeft: factors.length > 0 ? 7 : 0,
});
const NONE = own([]);
const ONE = own([FACTOR]);

const press = async (user: { click: (target: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const code = () => screen.findByLabelText('Code of six digits');

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const typeAddress = async (user: { type: (target: Element, words: string) => Promise<void> }) =>
  user.type(
    await screen.findByLabelText('Type the address to confirm: maud@example.org'),
    'maud@example.org{Enter}',
  );

describe('the security of an account', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    setUser({ id: 'me', email: 'maud@example.org', role: 'player' });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => setUser(undefined));
  });

  test('it stands between what the page has shown before, and disturbs nothing of it', async () => {
    new Site({ [PROFILE]: NONE });
    await showPage(<ProfilePage />);
    await screen.findByText('You have no second factor.');
    const told = [
      'Profile Information',
      'Account Settings',
      'Billing & Subscription',
      'Security',
      'Danger Zone',
    ];
    expect(headings()).toEqual(told);
  });

  test('a second factor is added in place, and its recovery codes stay until they are kept', async () => {
    const site = new Site({
      [PROFILE]: NONE,
      'AuthService/StartFactor': { secret: SECRET, uri: `otpauth://totp/Fabula:me?secret=${SECRET}` },
      'AuthService/ConfirmFactor': { recoveryCodes: ['AAAA'] },
    });
    const { user } = await showPage(<ProfilePage />);
    await press(user, 'Add a second factor');
    const field = await code();
    expect(document.activeElement).toBe(field);
    await user.type(await code(), '123456{Enter}');
    await screen.findByText('AAAA');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    site.answer(PROFILE, ONE);
    await press(user, 'I have kept them');
    await screen.findByText('Second factor since March 4, 2026');
    expect(screen.getByText('Your second factor is set up.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Security');
  });

  test('it is removed by a code of its own; a wrong one removes nothing', async () => {
    const site = new Site({ [PROFILE]: ONE });
    site.answer(REMOVE, refusal({ code: 'failed_precondition', reason: 'WRONG_CODE' }));
    const { user } = await showPage(<ProfilePage />);
    await press(user, 'Remove the second factor');
    await user.type(await code(), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That code is not right');
    site.answer(REMOVE, {});
    site.answer(PROFILE, NONE);
    await user.clear(await code());
    await user.type(await code(), '123456{Enter}');
    await screen.findByText('You have no second factor.');
    expect(site.askedBy(REMOVE)).toHaveLength(2);
  });

  test('new recovery codes are shown once, for a code', async () => {
    const site = new Site({ [PROFILE]: ONE, [CODES]: { recoveryCodes: ['CCCC', 'DDDD'] } });
    const { user } = await showPage(<ProfilePage />);
    await screen.findByText('Recovery codes left: 7.');
    await press(user, 'New recovery codes');
    await user.type(await code(), '123456{Enter}');
    await screen.findByText('DDDD');
    await press(user, 'I have kept them');
    expect(screen.queryByText('DDDD')).toBeNull();
    expect(site.askedBy(CODES)).toEqual([{ otp: '123456' }]);
  });

  test('who thinks better of it changes nothing, and goes on where they were', async () => {
    const site = new Site({ [PROFILE]: ONE });
    const { user } = await showPage(<ProfilePage />);
    await press(user, 'Remove the second factor');
    await press(user, 'Cancel');
    await screen.findByRole('button', { name: 'Remove the second factor' });
    expect(document.activeElement?.textContent).toBe('Security');
    expect(site.askedBy(REMOVE)).toEqual([]);
  });

  test('signing out everywhere is asked twice, and told to the server', async () => {
    const site = new Site({ [PROFILE]: ONE, 'AuthService/SignOut': {} });
    const { user } = await showPage(<ProfilePage />);
    await press(user, 'Sign out everywhere');
    const dialog = within(await screen.findByRole('dialog'));
    expect(site.askedBy('AuthService/SignOut')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(site.askedBy('AuthService/SignOut')).toEqual([{ everywhere: true }]);
  });

  test('an account is closed once its address is typed, and that is said', async () => {
    const site = new Site({ [PROFILE]: NONE, [CLOSE]: {} });
    const { user } = await showPage(<ProfilePage />);
    await press(user, 'Close account');
    await press(user, 'Close for good');
    await screen.findByText('That is not the address.');
    expect(site.askedBy(CLOSE)).toEqual([]);
    await typeAddress(user);
    await screen.findByRole('heading', { name: 'Your account is closed' });
    expect(site.askedBy(CLOSE)).toEqual([{ language: 'en' }]);
  });

  test('what the end of an account wants is asked for: the password, then the factor', async () => {
    const site = new Site({ [PROFILE]: ONE, 'AuthService/ProveAgain': {} });
    site.answer(CLOSE, refusal({ code: 'failed_precondition', reason: 'PROOF_TOO_OLD' }));
    const { user } = await showPage(<ProfilePage />);
    await press(user, 'Close account');
    await typeAddress(user);
    const password = await screen.findByLabelText('Password', { selector: ':enabled' });
    site.answer(CLOSE, refusal({ code: 'permission_denied', reason: 'FACTOR_WANTED' }));
    site.answer('AuthService/StepUp', () => {
      site.answer(CLOSE, {});
      return {};
    });
    await user.type(password, 'a password{Enter}');
    await user.type(await code(), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Your account is closed' });
    expect(site.askedBy(CLOSE)).toHaveLength(3);
  });

  test('who is the last of the team is told that they cannot go', async () => {
    const site = new Site({ [PROFILE]: NONE });
    site.answer(CLOSE, refusal({ code: 'failed_precondition', reason: 'LAST_TEAM_MEMBER' }));
    const { user } = await showPage(<ProfilePage />);
    await press(user, 'Close account');
    await typeAddress(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Nobody else of the team');
  });
});
