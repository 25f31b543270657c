/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../testing/page.tsx';
import { refusal, Site } from '../../testing/site.ts';
import TeamPage from './TeamPage.tsx';

const PROFILE = 'AuthService/GetProfile';
const START = 'AuthService/StartFactor';
const CONFIRM = 'AuthService/ConfirmFactor';
const PROVE = 'AuthService/ProveAgain';
const STEP_UP = 'AuthService/StepUp';
const RECOVER = 'AuthService/UseRecoveryCode';
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STARTED = { secret: SECRET, uri: `otpauth://totp/Fabula:me?secret=${SECRET}`, expiresAt: '' };
const CODES = ['AAAA-AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB-BBBB'];

const profile = (assurance: string, nextAssurance: string) => ({
  profile: { id: 'me', email: 'me@example.org', role: 'team', createdAt: '', factors: [] },
  assurance,
  nextAssurance,
  recoveryCodesLeft: 10,
});
const NONE = profile('aal1', 'aal1');
const ASKED = profile('aal1', 'aal2');
const SHOWN = profile('aal2', 'aal2');

const teamPage = () => screen.findByRole('heading', { name: 'Team' });

const code = () => screen.findByLabelText<HTMLInputElement>('Code of six digits');

const MATE = {
  id: 'mate',
  email: 'mate@example.org',
  role: 'author',
  createdAt: '2026-01-02T00:00:00Z',
  factors: [{ id: 'f', kind: 'totp', status: 'verified', createdAt: '' }],
};

const INVITE = {
  id: 'i',
  email: 'new@example.org',
  role: 'author',
  createdAt: '',
  expiresAt: '2026-02-03T00:00:00Z',
};

const LISTS = {
  [PROFILE]: SHOWN,
  'AuthService/ListProfiles': { profiles: [MATE] },
  'AuthService/ListInvites': { invites: [INVITE] },
  'AuthService/SetRole': {},
  'AuthService/ResetFactors': {},
  'AuthService/CreateInvite': { path: '/signup?invite_token=t' },
  'AuthService/RevokeInvite': {},
};

/** The session has lost its factor: the call is refused until a code is given. */
const wantsFactor = (site: Site, call: string, answer: object) => {
  site.answer(call, refusal({ code: 'permission_denied', reason: 'FACTOR_WANTED' }));
  site.answer(STEP_UP, () => {
    site.answer(call, answer);
    return {};
  });
};

describe('the page of the team', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('without a factor there is its enrolment alone, then the recovery codes, then the page', async () => {
    const site = new Site({ [PROFILE]: NONE, [START]: STARTED, [CONFIRM]: { recoveryCodes: CODES } });
    const { user } = await showPage(<TeamPage />);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    expect((await code()).inputMode).toBe('numeric');
    expect((await code()).autocomplete).toBe('one-time-code');
    site.answer(PROFILE, SHOWN);
    await user.type(await code(), '123 456{Enter}');
    expect(await screen.findByText('AAAA-AAAA-AAAA-AAAA')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your recovery codes');
    expect(screen.queryByRole('heading', { name: 'Team' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await teamPage();
    expect(site.askedBy(CONFIRM)).toEqual([{ otp: '123 456', language: 'en' }]);
  });

  test('a wrong code is told at its field, and the secret stays', async () => {
    const site = new Site({ [PROFILE]: NONE, [START]: STARTED });
    site.answer(CONFIRM, refusal({ code: 'failed_precondition', reason: 'WRONG_CODE' }));
    const { user } = await showPage(<TeamPage />);
    await user.type(await code(), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That code is not right');
    expect((await code()).getAttribute('aria-invalid')).toBe('true');
    expect(site.askedBy(START)).toHaveLength(1);
  });

  test('a proof that is too old is given anew in place', async () => {
    const site = new Site({ [PROFILE]: NONE, [PROVE]: {} });
    site.answer(START, refusal({ code: 'failed_precondition', reason: 'PROOF_TOO_OLD' }));
    const { user } = await showPage(<TeamPage />);
    const password = await screen.findByLabelText('Password');
    site.answer(START, STARTED);
    await user.type(password, 'a password{Enter}');
    await code();
    expect(site.askedBy(PROVE)).toEqual([{ password: 'a password' }]);
  });

  test('who has a factor shows it, and the page goes on by itself', async () => {
    const site = new Site({ [PROFILE]: ASKED, [STEP_UP]: {} });
    const { user } = await showPage(<TeamPage />);
    await user.type(await code(), '123456');
    site.answer(PROFILE, SHOWN);
    await user.keyboard('{Enter}');
    await teamPage();
  });

  test('a recovery code leads to a new enrolment', async () => {
    const site = new Site({ [PROFILE]: ASKED, [RECOVER]: {}, [START]: STARTED });
    const { user } = await showPage(<TeamPage />);
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    site.answer(PROFILE, NONE);
    await user.type(screen.getByLabelText('Recovery code'), 'AAAA{Enter}');
    await screen.findByRole('img', { name: /QR code/ });
    await waitFor(() => expect(site.askedBy(RECOVER)).toEqual([{ code: 'AAAA', language: 'en' }]));
  });

  test('somebody is given a role, and loses a factor once that is confirmed by address', async () => {
    const site = new Site(LISTS);
    const { user } = await showPage(<TeamPage />);
    await user.selectOptions(await screen.findByLabelText('Role of mate@example.org'), 'team');
    await user.click(screen.getByRole('button', { name: 'Reset the factor of mate@example.org' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('mate@example.org');
    expect(site.askedBy('AuthService/ResetFactors')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Reset the factor' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.askedBy('AuthService/SetRole')).toEqual([{ userId: 'mate', role: 'team' }]);
    expect(site.askedBy('AuthService/ResetFactors')).toEqual([{ userId: 'mate' }]);
  });

  test('an invitation is made, its link shown, and another revoked', async () => {
    const site = new Site(LISTS);
    const { user } = await showPage(<TeamPage />);
    await user.type(await screen.findByLabelText('E-mail'), 'x@example.org');
    await user.click(screen.getByRole('button', { name: 'Make an invitation' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link for x@example.org');
    expect(link.value).toContain('/signup?invite_token=t');
    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation of new@example.org' }));
    await waitFor(() => expect(site.askedBy('AuthService/RevokeInvite')).toEqual([{ id: 'i' }]));
    expect(site.askedBy('AuthService/CreateInvite')).toEqual([{ email: 'x@example.org', role: 'author' }]);
  });

  test('a list that wants the factor again asks for it over the page, and comes then', async () => {
    const site = new Site(LISTS);
    wantsFactor(site, 'AuthService/ListProfiles', { profiles: [MATE] });
    const { user } = await showPage(<TeamPage />);
    await user.type(await code(), '123456{Enter}');
    await screen.findByText('mate@example.org');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what was refused for want of the factor is done once it is shown', async () => {
    const site = new Site(LISTS);
    const { user } = await showPage(<TeamPage />);
    await user.type(await screen.findByLabelText('E-mail'), 'x@example.org');
    wantsFactor(site, 'AuthService/CreateInvite', { path: '/signup?invite_token=t' });
    await user.click(screen.getByRole('button', { name: 'Make an invitation' }));
    await user.type(
      within(await screen.findByRole('dialog')).getByLabelText('Code of six digits'),
      '123456{Enter}',
    );
    await screen.findByLabelText('Link for x@example.org');
    const asked = { email: 'x@example.org', role: 'author' };
    expect(site.askedBy('AuthService/CreateInvite')).toEqual([asked, asked]);
  });

  test('over a dialog the factor is asked for as well, and what the dialog was for is done', async () => {
    const site = new Site(LISTS);
    const { user } = await showPage(<TeamPage />);
    await user.click(await screen.findByRole('button', { name: 'Reset the factor of mate@example.org' }));
    wantsFactor(site, 'AuthService/ResetFactors', {});
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset the factor' }),
    );
    await user.type(await code(), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.askedBy('AuthService/ResetFactors')).toHaveLength(2);
  });

  test('who does not give the code does not lose what was typed', async () => {
    const site = new Site(LISTS);
    const { user } = await showPage(<TeamPage />);
    const field = await screen.findByLabelText<HTMLInputElement>('E-mail');
    await user.type(field, 'x@example.org');
    await user.selectOptions(screen.getByLabelText('Role'), 'team');
    wantsFactor(site, 'AuthService/CreateInvite', {});
    await user.click(screen.getByRole('button', { name: 'Make an invitation' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('x@example.org');
    expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('team');
    expect(site.askedBy('AuthService/CreateInvite')).toHaveLength(1);
  });

  test('a factor that was lost is replaced over the page; its recovery codes stay until they are kept', async () => {
    const site = new Site({ ...LISTS, [RECOVER]: {}, [START]: STARTED, [CONFIRM]: { recoveryCodes: CODES } });
    const { user } = await showPage(<TeamPage />);
    await user.type(await screen.findByLabelText('E-mail'), 'x@example.org');
    wantsFactor(site, 'AuthService/CreateInvite', {});
    await user.click(screen.getByRole('button', { name: 'Make an invitation' }));
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'AAAA{Enter}');
    await user.type(await code(), '123456{Enter}');
    await screen.findByText('AAAA-AAAA-AAAA-AAAA');
    site.answer('AuthService/CreateInvite', { path: '/signup?invite_token=t' });
    await user.keyboard('{Escape}');
    expect(screen.getByText('AAAA-AAAA-AAAA-AAAA')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await screen.findByLabelText('Link for x@example.org');
  });
});
