/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import { People } from '../People.tsx';

const LIST = 'AuthService/ListProfiles';
const ENABLE = 'AuthService/SetEnabled';
const DELETE = 'AuthService/DeleteUser';
const LET_IN = 'AuthService/LetInByMail';
const person = (id: string, isEnabled?: boolean) => ({
  ...{ id, email: `${id}@example.org`, role: 'player', createdAt: '2026-01-02T00:00:00Z', factors: [] },
  ...(isEnabled !== undefined && { isEnabled }),
});
const dialog = async () => within(await screen.findByRole('dialog'));
const people = () => showPage(<People ownId="me" />);

describe('what is done about a person', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('nobody does anything to themselves', async () => {
    new Site({ [LIST]: { profiles: [person('me', true)] } });
    await people();
    await screen.findByText('me@example.org (you)');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('somebody is disabled once that is confirmed, and enabled again; the row says how it stands', async () => {
    const site = new Site({ [LIST]: { profiles: [person('mate', true)] }, [ENABLE]: {} });
    const { user } = await people();
    await user.click(await screen.findByRole('button', { name: 'Disable mate@example.org' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'mate@example.org is signed out everywhere',
    );
    expect(site.askedBy(ENABLE)).toEqual([]);
    site.answer(LIST, { profiles: [person('mate', false)] });
    await user.click((await dialog()).getByRole('button', { name: 'Disable' }));
    await screen.findByText('Disabled');
    await user.click(await screen.findByRole('button', { name: 'Enable mate@example.org' }));
    site.answer(LIST, { profiles: [person('mate', true)] });
    await user.click((await dialog()).getByRole('button', { name: 'Enable' }));
    await waitFor(() => expect(screen.queryByText('Disabled')).toBeNull());
    expect(site.askedBy(ENABLE)).toEqual([
      { userId: 'mate', isEnabled: false },
      { userId: 'mate', isEnabled: true },
    ]);
  });

  test('of whom a gateway does not say whether they may sign in nothing is said', async () => {
    new Site({ [LIST]: { profiles: [person('mate')] } });
    await people();
    await screen.findByRole('button', { name: 'Disable mate@example.org' });
    expect(screen.queryByText('Disabled')).toBeNull();
  });

  test('an account is deleted once its address is typed', async () => {
    const site = new Site({ [LIST]: { profiles: [person('mate', true)] }, [DELETE]: {} });
    const { user } = await people();
    await user.click(await screen.findByRole('button', { name: 'Delete mate@example.org' }));
    const field = (await dialog()).getByLabelText('Type the address to confirm: mate@example.org');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'mat@example.org{Enter}');
    await screen.findByText('That is not the address.');
    expect(site.askedBy(DELETE)).toEqual([]);
    await user.clear(field);
    site.answer(LIST, { profiles: [] });
    await user.type(field, ' Mate@Example.org{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('There is nobody here.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('People'));
    expect(site.askedBy(DELETE)).toEqual([{ userId: 'mate' }]);
  });

  test('whose address nobody has confirmed is let in by mail, once that is confirmed', async () => {
    const unconfirmed = { ...person('mate', true), isEmailProven: false };
    const site = new Site({ [LIST]: { profiles: [unconfirmed, person('maud', true)] }, [LET_IN]: {} });
    const { user } = await people();
    await screen.findByText('Address not confirmed');
    expect(screen.getAllByRole('button', { name: /by mail/ })).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Let in by mail: mate@example.org' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Only if you know that this mailbox');
    expect(site.askedBy(LET_IN)).toEqual([]);
    await user.click((await dialog()).getByRole('button', { name: 'Let in by mail' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.askedBy(LET_IN)).toEqual([{ userId: 'mate', withdraws: false }]);
  });

  test('who is let in is shown, and is so no more once that is confirmed', async () => {
    const letIn = { ...person('mate', true), isEmailProven: false, letInUntil: '2026-12-05T12:00:00Z' };
    const site = new Site({ [LIST]: { profiles: [letIn] }, [LET_IN]: {} });
    const { user } = await people();
    await screen.findByText(/^Let in by mail until .*2026/);
    await user.click(await screen.findByRole('button', { name: 'Let in no more: mate@example.org' }));
    site.answer(LIST, { profiles: [{ ...letIn, letInUntil: '' }] });
    await user.click((await dialog()).getByRole('button', { name: 'Let in no more' }));
    await screen.findByRole('button', { name: 'Let in by mail: mate@example.org' });
    expect(site.askedBy(LET_IN)).toEqual([{ userId: 'mate', withdraws: true }]);
  });

  test('the last of the team stays, and the dialog says why', async () => {
    const site = new Site({ [LIST]: { profiles: [person('mate', true)] } });
    site.answer(ENABLE, refusal({ code: 'failed_precondition', reason: 'LAST_TEAM_MEMBER' }));
    const { user } = await people();
    await user.click(await screen.findByRole('button', { name: 'Disable mate@example.org' }));
    await user.click((await dialog()).getByRole('button', { name: 'Disable' }));
    expect((await (await dialog()).findByRole('alert')).textContent).toContain('Nobody else of the team');
  });
});
