/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { setUser } from '../../../lib/session/current.ts';
import { showPage } from '../../../testing/page.tsx';
import { NEVER, refusal, Site } from '../../../testing/site.ts';
import type { DraftSummary } from '../api.ts';
import MyStories from './MyStories.tsx';
import StoriesPage from './StoriesPage.tsx';

const PROFILE = 'AuthService/GetProfile';
const DRAFTS = 'AuthoringService/ListDrafts';
const ADOPT = 'AuthoringService/AdoptStory';
const CREATE = 'AuthoringService/CreateStory';
const ANSWER = 'AuthoringService/AnswerTransfer';
const SHOWN = { profile: { id: 'me' }, assurance: 'aal2', nextAssurance: 'aal2', recoveryCodesLeft: 10 };

const story = (slug: string, fields: Partial<DraftSummary> = {}): DraftSummary => ({
  ...{ storyId: `id-of-${slug}`, slug, name: { en: `The ${slug}`, fr: `Le ${slug}` }, coverUrl: '' },
  ...{ origin: 'draft', myRole: 'team', revision: 3, moments: 4, errors: 0, warnings: 0, checkedRevision: 3 },
  ...{ editedAt: '2026-01-01T12:00:00Z', editedBy: 'ada', isListed: true, isComingSoon: false },
  ...{ isClosed: false, isOffered: false },
  ...fields,
});
const STORIES = [
  story('lamp', { origin: 'folder', releaseVersion: 2 }),
  story('crate', { errors: 2, releaseVersion: 1, publishedRevision: 2 }),
  story('door', { warnings: 1, ownerId: 'me', myRole: 'owner' }),
];

const Address = () => <output data-testid="at">{useLocation().pathname}</output>;

async function open(page: ReactNode = <StoriesPage />) {
  const site = new Site({ [PROFILE]: SHOWN, [DRAFTS]: { stories: STORIES } });
  const shown = await showPage(
    <>
      {page}
      <Address />
    </>,
    { at: '/admin' },
  );
  return { site, ...shown };
}

const row = async (name: string) => {
  const found = (await screen.findByRole('link', { name })).closest('tr');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};

describe('the page of stories', () => {
  beforeEach(() => setUser({ id: 'me', email: 'me@example.org', role: 'team' }));
  afterEach(() => act(() => setUser(undefined)));
  test('the team sees every story with how it stands, and finds one by its name', async () => {
    const { user } = await open();
    expect((await row('The crate')).getByText('2 errors')).toBeTruthy();
    expect((await row('The crate')).getByText('changed since')).toBeTruthy();
    expect((await row('The door')).getByText('Draft')).toBeTruthy();
    expect((await row('The lamp')).getByText('In a folder')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'LE CR');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The door' })).toBeNull());
    expect(screen.getByRole('link', { name: 'The crate' })).toBeTruthy();
  });

  test('a story of a folder is adopted, and opens; why that cannot be is said in its row', async () => {
    const { site, user } = await open();
    site.answer(ADOPT, refusal({ code: 'failed_precondition', reason: 'FOLDER_UNKNOWN' }));
    const adopt = await screen.findByRole('button', { name: 'Adopt The lamp' });
    await user.click(adopt);
    expect((await screen.findByRole('alert')).textContent).toContain('Import the stories once');
    site.answer(ADOPT, { revision: 1 });
    await user.click(adopt);
    await waitFor(() => expect(screen.getByTestId('at').textContent).toBe('/admin/stories/id-of-lamp'));
    expect(site.askedBy(ADOPT)).toEqual([{ storyId: 'id-of-lamp' }, { storyId: 'id-of-lamp' }]);
  });

  test('a new story is called by its English name where nothing else is said, and opens', async () => {
    const { site, user } = await open();
    site.answer(CREATE, refusal({ code: 'already_exists', reason: 'SLUG_TAKEN' }));
    await user.click(await screen.findByRole('button', { name: 'New story' }));
    await user.type(screen.getByLabelText('Name in English'), 'L’Été, again!');
    expect(screen.getByLabelText<HTMLInputElement>('Short name').value).toBe('lete-again');
    await user.click(screen.getByRole('button', { name: 'Begin the story' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Another story has this short name.');
    site.answer(CREATE, { storyId: 'new' });
    await user.clear(screen.getByLabelText('Short name'));
    await user.type(screen.getByLabelText('Short name'), 'ete');
    await user.click(screen.getByLabelText('Nothing'));
    await user.click(screen.getByRole('button', { name: 'Begin the story' }));
    await waitFor(() => expect(screen.getByTestId('at').textContent).toBe('/admin/stories/new'));
    const name = { en: 'L’Été, again!', fr: 'L’Été, again!' };
    expect(site.askedBy(CREATE).at(-1)).toEqual({ name, slug: 'ete', from: 'empty' });
  });

  test('authors find their own stories, and those alone, above their catalogue', async () => {
    await open(<MyStories />);
    expect((await screen.findByRole('link', { name: 'Edit The door' })).getAttribute('href')).toContain(
      '/admin/stories/id-of-door',
    );
    expect(screen.queryByText('The crate')).toBeNull();
  });

  test('what nobody may begin, and what waits for another author, is marked', async () => {
    const { site } = await open();
    const marked = { isClosed: true, isOffered: true, ownerId: 'me', myRole: 'owner' };
    site.answer(DRAFTS, { stories: [story('door', marked), story('crate')], offers: [] });
    expect((await row('The door')).getByText('Closed')).toBeTruthy();
    expect((await row('The door')).getByText('Offered')).toBeTruthy();
    expect((await row('The crate')).queryByText('Closed')).toBeNull();
  });

  describe('a story that is offered', () => {
    const offer = { offerId: 'o1', storyId: 's1', name: { en: 'The Key', fr: 'La clé' }, by: 'ada', to: '' };
    const of = { slug: 'the-key', isPublished: true, isListed: false, isClosed: false };
    const offers = [{ ...offer, ...of, at: '2026-01-01T12:00:00Z', until: '2026-01-15T12:00:00Z' }];

    async function openOffer() {
      const opened = await open(null);
      opened.site.answer(DRAFTS, { stories: [], offers });
      opened.rerender(<MyStories />);
      await screen.findByText(/^ada offers you this story/);
      return opened;
    }

    test('is taken over, said to be, and listed', async () => {
      const { site, user } = await openOffer();
      screen.getByText('Offered to you');
      screen.getByText('the-key · Published');
      site.answer(ANSWER, {});
      site.answer(DRAFTS, { stories: [story('key', { ownerId: 'me', myRole: 'owner' })], offers: [] });
      await user.click(screen.getByRole('button', { name: 'Take it over The Key' }));
      await screen.findByText('The Key is yours now.');
      await screen.findByRole('link', { name: 'Edit The key' });
      expect(screen.queryByText('Offered to you')).toBeNull();
      await waitFor(() => expect(document.activeElement?.textContent).toBe('The Key is yours now.'));
      expect(site.askedBy(ANSWER)).toEqual([{ offerId: 'o1', accepts: true }]);
    });

    test('is declined after a yes; what keeps an answer from counting is said', async () => {
      const { site, user } = await openOffer();
      site.answer(ANSWER, refusal({ code: 'failed_precondition', reason: 'OFFER_OVER' }));
      await user.click(screen.getByRole('button', { name: 'Decline The Key' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Decline The Key?' }));
      expect(site.askedBy(ANSWER)).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Decline' }));
      expect((await dialog.findByRole('alert')).textContent).toBe('This offer does not stand any more.');
      site.answer(ANSWER, {});
      site.answer(DRAFTS, { stories: [], offers: [] });
      await user.click(dialog.getByRole('button', { name: 'Decline' }));
      await screen.findByText('You have declined The Key.');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('You have declined The Key.'));
      expect(site.askedBy(ANSWER).at(-1)).toEqual({ offerId: 'o1', accepts: false });
    });

    test.each([
      ['comes late', NEVER],
      ['does not come', refusal({ code: 'unavailable' })],
    ])('that was declined goes with its question, though the list %s', async (_, list) => {
      const { site, user } = await openOffer();
      await user.click(screen.getByRole('button', { name: 'Decline The Key' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Decline The Key?' }));
      site.answer(ANSWER, {});
      site.answer(DRAFTS, list);
      await user.click(dialog.getByRole('button', { name: 'Decline' }));
      await waitFor(() => expect(document.activeElement?.textContent).toBe('You have declined The Key.'));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText('Offered to you')).toBeNull();
    });
  });
});
