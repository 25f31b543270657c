/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openStory } from '../../../testing/openStory.tsx';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import { Closing } from './Closing.tsx';
import { Transfer } from './Transfer.tsx';

const DRAFT = 'AuthoringService/GetDraft';
const FIND = 'AuthService/FindAuthor';
const OFFER = 'AuthoringService/TransferStory';
const WITHDRAW = 'AuthoringService/WithdrawTransfer';
const CLOSE = 'AuthoringService/SetClosed';

const closing = { isClosed: false, closedRuns: '', isClosedByTeam: false };
const head = { revision: 1, myRole: 'owner', members: [], files: [], ...closing };
const RELEASE = { version: 1, at: '2026-01-01T12:00:00Z', by: 'ada', note: '', contentHash: 'a' };

async function open(page: ReactNode, draft: object) {
  const site = new Site({ [DRAFT]: { ...head, ...draft }, [FIND]: { userId: 'bea' } });
  const { inStory } = await openStory({ 'story.yaml': 'id: a\n' });
  return { site, ...(await showPage(inStory(page))) };
}

describe('a story in other hands', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const offer = { offerId: 'o', storyId: 'story', by: 'ada', to: '', at: '', until: '2026-01-15T12:00:00Z' };

  test('is offered to an author, waits for them, and can be withdrawn', async () => {
    const { site, user } = await open(<Transfer />, {});
    site.answer(OFFER, refusal({ code: 'unavailable', reason: 'AUTHORS_AWAY' }));
    const give = async () => {
      await user.click(await screen.findByRole('button', { name: 'Offer the story' }));
    };
    await user.click(await screen.findByRole('button', { name: 'Offer it to somebody' }));
    await screen.findByText(/then you have no right to it any more/);
    await user.type(await screen.findByLabelText(/^Address of the author/), 'bea@authors.example');
    await give();
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed');
    site.answer(OFFER, {});
    site.answer(DRAFT, { ...head, offer });
    await give();
    await screen.findByText(/^Waits for the answer of bea@authors.example, until /);
    expect(site.askedBy(OFFER).at(-1)).toEqual({ storyId: 'story', userId: 'bea' });
    site.answer(WITHDRAW, {});
    site.answer(DRAFT, head);
    await user.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
    await screen.findByRole('button', { name: 'Offer it to somebody' });
    expect(site.askedBy(WITHDRAW)).toEqual([{ storyId: 'story' }]);
  });

  test('is said to wait for whom it was offered to on another page, by name once they have seen it', async () => {
    const { unmount } = await open(<Transfer />, { offer: { ...offer, to: 'bea' } });
    await screen.findByText(/^Waits for the answer of bea, until /);
    unmount();
    await open(<Transfer />, { offer });
    await screen.findByText(/^Waits for the answer of somebody, until /);
  });
});

describe('who may play a story', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('is nobody’s question before anything is published', async () => {
    await open(<Closing />, {});
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  test('its owner closes it, having read and chosen what becomes of players', async () => {
    const { site, user } = await open(<Closing />, { release: RELEASE });
    await screen.findByText('Open: players can begin new games.');
    await user.click(screen.getByRole('button', { name: 'Close the story' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this story?' }));
    dialog.getByText(/^Nobody can begin a new game of it/);
    expect(dialog.queryByText(/cannot be brought back/)).toBeNull();
    await user.click(dialog.getByLabelText('end now and count as lost'));
    dialog.getByText(/cannot be brought back/);
    site.answer(CLOSE, refusal({ code: 'permission_denied', reason: 'NOT_YOURS_TO_CHANGE' }));
    const go = () => user.click(dialog.getByRole('button', { name: 'Close the story' }));
    await go();
    await dialog.findByRole('alert');
    site.answer(CLOSE, {});
    site.answer(DRAFT, { ...head, release: RELEASE, isClosed: true, closedRuns: 'end' });
    await go();
    await screen.findByText(/Those that were running have ended/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(site.askedBy(CLOSE).at(-1)).toEqual({ storyId: 'story', isClosed: true, runs: 'end' });
    expect(screen.queryByRole('button', { name: 'End running games' })).toBeNull();
  });

  test('what the team closed its owner reads to be the team’s to open; they can end what plays on', async () => {
    const shut = { release: RELEASE, isClosed: true, closedRuns: 'play_on', isClosedByTeam: true };
    await open(<Closing />, shut);
    await screen.findByText('The team closed it, and only the team opens it again.');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'End running games',
    ]);
  });

  test('what plays on is ended later, and the story is opened again', async () => {
    const shut = { ...head, release: RELEASE, isClosed: true, closedRuns: 'play_on' };
    const { site, user } = await open(<Closing />, shut);
    site.answer(CLOSE, {});
    await user.click(await screen.findByRole('button', { name: 'End running games' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End running games?' }));
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'End running games' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    site.answer(DRAFT, { ...head, release: RELEASE });
    await user.click(screen.getByRole('button', { name: 'Open it again' }));
    await screen.findByText('Open: players can begin new games.');
    expect(site.askedBy(CLOSE)).toEqual([
      { storyId: 'story', isClosed: true, runs: 'end' },
      { storyId: 'story', isClosed: false },
    ]);
  });
});
