/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { setUser } from '../../../lib/session/current.ts';
import { openStory } from '../../../testing/openStory.tsx';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import { storyOf } from '../../../testing/story.ts';
import { Closing } from './Closing.tsx';
import { Transfer } from './Transfer.tsx';

const DRAFT = 'AuthoringService/GetDraft';
const FIND = 'AuthService/FindAuthor';
const OFFER = 'AuthoringService/TransferStory';
const WITHDRAW = 'AuthoringService/WithdrawTransfer';
const CLOSE = 'AuthoringService/SetClosed';
const SHOWN = 'CatalogueService/GetStory';

const closing = { isClosed: false, closedRuns: '', isClosedByTeam: false };
const head = { revision: 1, myRole: 'owner', members: [], files: [], ...closing };
const RELEASE = { version: 1, at: '2026-01-01T12:00:00Z', by: 'ada', note: '', contentHash: 'a' };

type Language = 'en' | 'fr' | 'es';

interface Told {
  readonly language?: Language;
  /** What players are told of the story. */
  readonly shown?: object;
}

async function open(page: ReactNode, answered: object, { language = 'en', shown }: Told = {}) {
  const site = new Site({ [DRAFT]: { ...head, ...answered }, [FIND]: { userId: 'bea' } });
  site.answer(SHOWN, shown ?? { story: storyOf('story') });
  const { draft, inStory } = await openStory({ 'story.yaml': 'id: a\n' });
  Object.assign(draft.head, answered);
  return { site, ...(await showPage(inStory(page), { language })) };
}

/** What was pressed has gone, and whoever pressed it is where it is said how it stands. */
const isFocused = (text: RegExp) =>
  waitFor(() => {
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    expect(document.activeElement?.textContent).toMatch(text);
  });

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
    await isFocused(/^Waits for the answer/);
    expect(site.askedBy(OFFER).at(-1)).toEqual({ storyId: 'story', userId: 'bea' });
    site.answer(WITHDRAW, {});
    site.answer(DRAFT, head);
    await user.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
    await screen.findByRole('button', { name: 'Offer it to somebody' });
    await isFocused(/^Give it to another author/);
    expect(site.askedBy(WITHDRAW)).toEqual([{ storyId: 'story' }]);
  });

  test.each([
    [
      'en',
      'Offer it to somebody',
      /then whoever owns it now has no right to it any more. The team keeps its/,
    ],
    ['fr', 'La proposer à quelqu’un', /son propriétaire actuel n’y a alors plus aucun droit. L’équipe garde/],
    [
      'es',
      'Ofrecerla a alguien',
      /su dueño actual ya no tiene ningún derecho sobre ella. El equipo conserva/,
    ],
  ] as const)('that is somebody else’s is taken from them, not from the team (%s)', async (...said) => {
    const [language, offerIt, text] = said;
    const { user } = await open(<Transfer />, { myRole: 'team', ownerId: 'ada' }, { language });
    await user.click(await screen.findByRole('button', { name: offerIt }));
    await screen.findByText(text);
    expect(screen.queryByText(/then you have no right|vous n’y avez alors|entonces ya no tienes/)).toBeNull();
  });

  test.each([undefined, 'ines'])(
    'that is the team’s, or one’s own there, is taken from nobody (%s)',
    async (ownerId) => {
      act(() => setUser({ id: 'ines', email: 'ines@example.org', role: 'team' }));
      const { user } = await open(<Transfer />, { myRole: 'team', ...(ownerId && { ownerId }) });
      await user.click(await screen.findByRole('button', { name: 'Offer it to somebody' }));
      await screen.findByText(/within 14 days. The team keeps its rights/);
      act(() => setUser(undefined));
    },
  );

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

  test.each([
    ['en', 'Only announced: players can begin games once it is published.', 'Close the story'],
    ['fr', 'Seulement annoncée : on pourra y jouer dès qu’elle sera publiée.', 'Fermer l’histoire'],
    ['es', 'Solo anunciada: se podrá jugar en cuanto se publique.', 'Cerrar la historia'],
  ] as const)('is nobody yet, where it is only announced (%s)', async (language, text, close) => {
    const shown = { story: storyOf('story', { isComingSoon: true }) };
    await open(<Closing />, { release: RELEASE }, { language, shown });
    await screen.findByText(text);
    expect(screen.queryByText(/^(Open|Ouverte|Abierta)\b/)).toBeNull();
    screen.getByRole('button', { name: close });
  });

  test.each([
    ['en', 'Not on the site any more: nobody can begin a new game.'],
    ['fr', 'N’est plus sur le site : personne ne peut commencer de partie.'],
    ['es', 'Ya no está en el sitio: nadie puede empezar una partida.'],
  ] as const)('is nobody, where its folder is not there any more (%s)', async (language, text) => {
    const shown = refusal({ code: 'not_found' });
    await open(<Closing />, { release: RELEASE, origin: 'folder' }, { language, shown });
    await screen.findByText(text);
    expect(screen.queryByText(/^(Open|Ouverte|Abierta)\b/)).toBeNull();
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
    await isFocused(/^Closed: /);
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
    await isFocused(/^Open: players can begin new games.$/);
    expect(site.askedBy(CLOSE)).toEqual([
      { storyId: 'story', isClosed: true, runs: 'end' },
      { storyId: 'story', isClosed: false },
    ]);
  });
});
