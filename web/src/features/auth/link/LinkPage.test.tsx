/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { keepReturn } from '../../../lib/mailedLink/returnPath.ts';
import { setUser } from '../../../lib/session/current.ts';
import { showPage } from '../../../testing/page.tsx';
import { grantOf, tokensOf } from '../../../testing/session.ts';
import { refusal, Site } from '../../../testing/site.ts';
import { LinkPage } from './LinkPage.tsx';
import { forgetSecret } from './useLinkSecret.ts';

const GET = 'AuthService/GetLink';
const REDEEM = 'AuthService/RedeemLink';
const RESET = 'AuthService/ResetPassword';
const RESUME = 'AuthService/ResumeSession';
const EMAIL = 'maud@example.org';
const LINK = {
  kind: 'LINK_KIND_MAGIC_LINK',
  proof: 'LINK_PROOF_NONE',
  email: EMAIL,
  askedFrom: 'Firefox, Windows',
  expiresAt: '2026-01-01T00:00:00Z',
};
const ENTERED = { session: tokensOf(EMAIL) };

const Address = () => {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{`${pathname}${hash}`}</p>;
};

const address = () => screen.getByTestId('address').textContent;

async function follow(answers: Record<string, object>, at = '/link#s3cret') {
  const site = new Site({ '/auth/token': grantOf(EMAIL), [RESUME]: {}, ...answers });
  const page = (
    <>
      <Routes>
        <Route path="/link" element={<LinkPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>
  );
  return { site, ...(await showPage(page, { at })) };
}

const press = (name: string) => screen.findByRole('button', { name });

const alerted = async () => (await screen.findByRole('alert')).textContent;

describe('the page of a link', () => {
  beforeEach(() => {
    forgetSecret();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    act(() => setUser(undefined));
    jest.restoreAllMocks();
  });

  test('where it was asked for from a page, it goes on there', async () => {
    keepReturn({ path: '/profile', email: EMAIL });
    const { user } = await follow({ [GET]: LINK, [REDEEM]: ENTERED });
    await user.click(await press('Sign In'));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  test('where it was asked for, a press is enough, and nothing happens without one', async () => {
    const { site, user } = await follow({ [GET]: LINK, [REDEEM]: ENTERED });
    const button = await press('Sign In');
    expect(address()).toBe('/link');
    expect(site.askedBy(REDEEM)).toEqual([]);
    expect(screen.getByText(EMAIL).closest('p')?.textContent).toBe(`You go on as ${EMAIL}.`);
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(site.askedBy(REDEEM)).toEqual([{ secret: 's3cret' }]);
  });

  test('another browser wants the number, and says before that there is one try', async () => {
    const { site, user } = await follow({
      [GET]: { ...LINK, proof: 'LINK_PROOF_NUMBER' },
      [REDEEM]: ENTERED,
    });
    const field = await screen.findByLabelText('The number shown there');
    expect(document.activeElement).toBe(field);
    expect(screen.getByText(/asked for in Firefox, Windows/)).toBeTruthy();
    expect(screen.getByText(/You have one try/)).toBeTruthy();
    await user.click(await press('Sign In'));
    expect(await alerted()).toBe('Please enter the two digits');
    expect(site.askedBy(REDEEM)).toEqual([]);
    await user.type(field, '47');
    await user.click(await press('Sign In'));
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(site.askedBy(REDEEM)).toEqual([{ secret: 's3cret', number: '47' }]);
  });

  test('a wrong number ends it, and another link is one press away', async () => {
    const wrong = refusal({ code: 'failed_precondition', reason: 'WRONG_NUMBER' });
    const { user } = await follow({ [GET]: { ...LINK, proof: 'LINK_PROOF_NUMBER' }, [REDEEM]: wrong });
    await user.type(await screen.findByLabelText('The number shown there'), '11');
    await user.click(await press('Sign In'));
    expect(await alerted()).toContain('That was not the number');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(address()).toBe('/login');
  });

  test('a confirmation in another browser wants the password, as often as need be', async () => {
    const wrong = refusal({ code: 'unauthenticated', reason: 'WRONG_CREDENTIALS' });
    const link = { ...LINK, kind: 'LINK_KIND_CONFIRMATION', proof: 'LINK_PROOF_PASSWORD' };
    const { site, user } = await follow({ [GET]: link, [REDEEM]: wrong });
    await user.type(await screen.findByLabelText('Password'), 'not this one');
    await user.click(await press('Confirm and Sign In'));
    expect(await alerted()).toBe('This is not the password that you signed up with.');
    site.answer(REDEEM, ENTERED);
    await user.click(await press('Confirm and Sign In'));
    await waitFor(() => expect(address()).toBe('/browse'));
  });

  test('a reset asks for a new password of the server’s own lengths', async () => {
    const { site, user } = await follow({ [GET]: { ...LINK, kind: 'LINK_KIND_RESET' }, [RESET]: ENTERED });
    const field = await screen.findByLabelText('New password');
    await user.type(field, 'short');
    await user.click(await press('Save and Sign In'));
    expect(await alerted()).toBe('Please use at least 8 characters');
    await user.type(field, ' no longer');
    await user.click(await press('Save and Sign In'));
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(site.askedBy(RESET)).toEqual([{ secret: 's3cret', password: 'short no longer' }]);
  });

  test('another browser wants the number of a reset and of a sign-up as well', async () => {
    const reset = { ...LINK, kind: 'LINK_KIND_RESET', proof: 'LINK_PROOF_NUMBER' };
    const first = await follow({ [GET]: reset, [RESET]: ENTERED });
    await first.user.type(await screen.findByLabelText('New password'), 'a light that says no');
    await first.user.click(await press('Save and Sign In'));
    expect(await alerted()).toBe('Please enter the two digits');
    expect(first.site.askedBy(RESET)).toEqual([]);
    await first.user.type(screen.getByLabelText('The number shown there'), '4 7');
    await first.user.click(await press('Save and Sign In'));
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(first.site.askedBy(RESET)).toEqual([
      { secret: 's3cret', number: '47', password: 'a light that says no' },
    ]);
    first.unmount();
    forgetSecret();
    const signUp = { ...LINK, kind: 'LINK_KIND_CONFIRMATION', proof: 'LINK_PROOF_NUMBER_AND_PASSWORD' };
    const { site, user } = await follow({ [GET]: signUp, [REDEEM]: ENTERED });
    await user.type(await screen.findByLabelText('The number shown there'), '47');
    await user.type(screen.getByLabelText('Password'), 'chosen there');
    await user.click(await press('Confirm and Sign In'));
    await waitFor(() => expect(site.askedBy(REDEEM)).toHaveLength(1));
    expect(site.askedBy(REDEEM)).toEqual([{ secret: 's3cret', number: '47', password: 'chosen there' }]);
  });

  test('an account with a second factor is asked for a code, and what was typed before stays', async () => {
    const wanted = refusal({ code: 'failed_precondition', reason: 'CODE_WANTED' });
    const { site, user } = await follow({
      [GET]: { ...LINK, proof: 'LINK_PROOF_NUMBER' },
      [REDEEM]: wanted,
    });
    await user.type(await screen.findByLabelText('The number shown there'), '47');
    await user.click(await press('Sign In'));
    const code = await screen.findByLabelText('Code of your authenticator app');
    await waitFor(() => expect(document.activeElement).toBe(code));
    site.answer(REDEEM, refusal({ code: 'failed_precondition', reason: 'WRONG_CODE' }));
    await user.type(code, '123 456');
    await user.click(await press('Sign In'));
    expect(await alerted()).toContain('code is not right');
    site.answer(REDEEM, ENTERED);
    await user.clear(code);
    await user.type(code, 'abcd-efgh-ijkl-mnop');
    await user.click(await press('Sign In'));
    await waitFor(() => expect(address()).toBe('/browse'));
    const beside = { secret: 's3cret', number: '47' };
    expect(site.askedBy(REDEEM)).toEqual([
      beside,
      { ...beside, otp: '123456' },
      { ...beside, recoveryCode: 'abcd-efgh-ijkl-mnop' },
    ]);
  });

  test('an account that nobody has confirmed is deleted only where that is said', async () => {
    const wanted = refusal({ code: 'failed_precondition', reason: 'BEGIN_ANEW_WANTED' });
    const { site, user } = await follow({ [GET]: LINK, [REDEEM]: wanted });
    await user.click(await press('Sign In'));
    await screen.findByRole('heading', { name: 'Is this account yours?' });
    expect(screen.getByText(/with everything that was played with it/)).toBeTruthy();
    expect(site.askedBy(REDEEM)).toEqual([{ secret: 's3cret' }]);
    site.answer(REDEEM, ENTERED);
    await user.click(await press('Delete it and begin anew'));
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(site.askedBy(REDEEM)[1]).toEqual({ secret: 's3cret', beginsAnew: true });
  });

  test('whoever knows its password is led to that', async () => {
    const { site, user, unmount } = await follow({ [GET]: LINK });
    site.answer(REDEEM, refusal({ code: 'failed_precondition', reason: 'BEGIN_ANEW_WANTED' }));
    await user.click(await press('Sign In'));
    await user.click(await screen.findByRole('link', { name: 'Use its password' }));
    expect(address()).toBe('/login#password');
    unmount();
    const help = refusal({ code: 'failed_precondition', reason: 'HELP_WANTED' });
    const again = await follow({ [GET]: LINK, [REDEEM]: help });
    await again.user.click(await press('Sign In'));
    expect(await alerted()).toContain('ask the team to let you in');
    await again.user.click(screen.getByRole('link', { name: 'Use password instead' }));
    expect(address()).toBe('/login#password');
  });

  test('a reset link that was used leads back to the form that asks for another', async () => {
    const used = refusal({ code: 'failed_precondition', reason: 'LINK_NOT_GOOD' });
    const { user } = await follow({ [GET]: { ...LINK, kind: 'LINK_KIND_RESET' }, [RESET]: used });
    await user.type(await screen.findByLabelText('New password'), 'a light that says no');
    await user.click(await press('Save and Sign In'));
    expect(await alerted()).toContain('has been used or has run out');
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(address()).toBe('/login#reset');
  });

  test('where the cookie ran out meanwhile, the page asks for what is wanted now', async () => {
    const wanted = refusal({ code: 'failed_precondition', reason: 'NUMBER_WANTED' });
    const { site, user } = await follow({ [GET]: LINK, [REDEEM]: wanted });
    const button = await press('Sign In');
    site.answer(GET, { ...LINK, proof: 'LINK_PROOF_NUMBER' });
    await user.click(button);
    await screen.findByLabelText('The number shown there');
  });

  test('a site that is away is asked again: the link stays good', async () => {
    const { site, user } = await follow({});
    expect(await alerted()).toContain('Fabula cannot be reached.');
    site.answer(GET, LINK);
    await user.click(await press('Try again'));
    const away = refusal({ code: 'unavailable', reason: 'IDENTITY_AWAY' });
    site.answer(REDEEM, away);
    await user.click(await press('Sign In'));
    expect(await alerted()).toContain('Signing in is not possible right now.');
    expect(await press('Sign In')).toBeTruthy();
  });

  test('a link for which a wrong number was given says where it opens still', async () => {
    await follow({ [GET]: refusal({ code: 'failed_precondition', reason: 'LINK_BARRED' }) });
    expect(await alerted()).toContain('only in the browser that you asked for it in');
  });

  test('a page that knows no link any more says what to do', async () => {
    await follow({}, '/link');
    expect(await alerted()).toContain('open it again');
  });

  test('a member is told whose session ends, and led back where the link does nothing', async () => {
    setUser({ id: 'p2', email: 'perrin@example.org', role: 'player' });
    const { site, user } = await follow({ [GET]: LINK });
    await screen.findByText(/You are signed in as perrin@example.org in this browser/);
    site.answer(REDEEM, refusal({ code: 'failed_precondition', reason: 'ACCOUNT_DISABLED' }));
    await user.click(await press('Sign In'));
    expect(await alerted()).toBe('This account is closed.');
    await user.click(screen.getByRole('link', { name: 'Back to the catalogue' }));
    expect(address()).toBe('/browse');
  });
});
