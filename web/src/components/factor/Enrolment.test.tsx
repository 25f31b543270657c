/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { takeReturn } from '../../lib/mailedLink/returnPath.ts';
import { setUser } from '../../lib/session/current.ts';
import { showPage } from '../../testing/page.tsx';
import { grantOf, tokensOf } from '../../testing/session.ts';
import { refusal, Site } from '../../testing/site.ts';
import { Enrolment } from './Enrolment.tsx';

const OPTIONS = 'AuthService/GetSignInOptions';
const START = 'AuthService/StartFactor';
const SEND = 'AuthService/SendMagicLink';
const WAIT = 'AuthService/WaitForLink';
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STARTED = { secret: SECRET, uri: `otpauth://totp/Fabula:me?secret=${SECRET}`, expiresAt: '' };
const ME = { id: 'me', email: 'me@example.org', role: 'team' } as const;
const TOO_OLD = refusal({ code: 'failed_precondition', reason: 'PROOF_TOO_OLD' });

const offers = (more: object = {}) => ({
  password: true,
  magicLink: true,
  mail: 'MAIL_DELIVERY_SMTP',
  ...more,
});
const enrolment = () => showPage(<Enrolment onDone={() => undefined} />, { at: '/profile' });

describe('the enrolment of a second factor', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    setUser(ME);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => setUser(undefined));
  });

  test('the secret and the recovery codes can be copied, and that is said', async () => {
    new Site({ [START]: STARTED, 'AuthService/ConfirmFactor': { recoveryCodes: ['AAAA', 'BBBB'] } });
    const { user } = await enrolment();
    await user.click(await screen.findByRole('button', { name: 'Copy the secret' }));
    await screen.findByText('Copied.');
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.type(screen.getByLabelText('Code of six digits'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy the codes' }));
    await screen.findByText('Copied.');
    expect(await navigator.clipboard.readText()).toBe('AAAA\nBBBB\n');
    const download = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download as text' });
    expect(download.download).toBe('fabula-recovery-codes.txt');
  });

  test('whoever has kept the codes goes on with the session that was raised, and not before', async () => {
    const onDone = jest.fn();
    let answer = (_grant: object) => {};
    const grant = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const confirmed = { recoveryCodes: ['AAAA', 'BBBB'], session: tokensOf(ME.email, 'team') };
    new Site({ [START]: STARTED, 'AuthService/ConfirmFactor': confirmed, '/auth/token': () => grant });
    const { user } = await showPage(<Enrolment onDone={onDone} />, { at: '/profile' });
    await user.type(await screen.findByLabelText('Code of six digits'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
    expect(onDone).not.toHaveBeenCalled();
    answer(grantOf(ME.email, 'team'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  test('a proof that is too old is given by a link that comes back to the same page', async () => {
    const site = new Site({
      [OPTIONS]: offers(),
      [START]: TOO_OLD,
      [SEND]: { requestId: 'r', number: '42' },
    });
    site.answer(WAIT, { state: 'STATE_WAITING' });
    const { user } = await enrolment();
    await user.click(await screen.findByRole('button', { name: 'Send me a link instead' }));
    expect((await screen.findByRole('status')).textContent).toContain('me@example.org');
    expect(document.activeElement?.textContent).toBe('Check your email!');
    expect(site.askedBy(SEND)).toEqual([{ email: ME.email, language: 'en', next: '/profile' }]);
    expect(takeReturn('somebody@example.org')).toBeUndefined();
    expect(takeReturn(ME.email)).toBe('/profile');
    expect(takeReturn(ME.email)).toBeUndefined();
    site.answer(START, STARTED);
    act(() => setUser({ ...ME }));
    await screen.findByRole('img', { name: /QR code/ });
  });

  test('a link that was opened elsewhere proves nothing here: another one is offered', async () => {
    const site = new Site({
      [OPTIONS]: offers(),
      [START]: TOO_OLD,
      [SEND]: { requestId: 'r', number: '42' },
    });
    site.answer(WAIT, { state: 'STATE_REDEEMED_ELSEWHERE' });
    const { user } = await enrolment();
    await user.click(await screen.findByRole('button', { name: 'Send me a link instead' }));
    expect((await screen.findByRole('alert')).textContent).toContain('another browser');
    await screen.findByRole('button', { name: 'Send me a link instead' });
  });

  test('without passwords there is the link alone, without links the password', async () => {
    const site = new Site({ [OPTIONS]: offers({ password: false }), [START]: TOO_OLD });
    const { unmount } = await enrolment();
    await screen.findByRole('button', { name: 'Send me a link' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    unmount();
    site.answer(OPTIONS, offers({ magicLink: false }));
    await enrolment();
    await screen.findByLabelText('Password');
    await waitFor(() => expect(screen.queryByRole('button', { name: /link/ })).toBeNull());
  });
});
