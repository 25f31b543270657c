/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openStory } from '../../../testing/openStory.tsx';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import { Members } from './Members.tsx';

const DRAFT = 'AuthoringService/GetDraft';
const FIND = 'AuthService/FindAuthor';
const SHARE = 'AuthoringService/ShareStory';

test('a story is shared with an author by their address, and no longer; who is no author is said', async () => {
  const site = new Site({
    [DRAFT]: { revision: 1, myRole: 'owner', members: [], files: [] },
    [FIND]: { userId: 'bea' },
    [SHARE]: {},
  });
  const { inStory } = await openStory({ 'story.yaml': 'id: a\n' });
  const { user } = await showPage(inStory(<Members />));
  await screen.findByText('Nobody yet.');
  site.answer(FIND, refusal({ code: 'not_found', reason: 'UNKNOWN_AUTHOR', message: '' }));
  await user.type(screen.getByLabelText('Address of an author'), 'bea@authors.example');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText(/^There is no author with this address/);
  site.answer(FIND, { userId: 'bea' });
  const members = [{ userId: 'bea', name: 'bea', role: 'reader' }];
  site.answer(DRAFT, { revision: 1, myRole: 'owner', members, files: [] });
  await user.selectOptions(screen.getByLabelText('May'), 'reader');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'No longer share with bea' }));
  expect(site.askedBy(SHARE)).toEqual([
    { storyId: 'story', userId: 'bea', role: 'reader' },
    { storyId: 'story', userId: 'bea', role: 'none' },
  ]);
});
