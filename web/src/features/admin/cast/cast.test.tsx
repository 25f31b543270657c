/** @jest-environment ./scripts/jest/page-environment.mjs */

import { readStory } from '@fabula/story/read-story';
import { SourceFile } from '@fabula/story/source-file';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { MemoryDraft } from '../../../testing/memoryDraft.ts';
import { showPage } from '../../../testing/page.tsx';
import { LAYOUT } from '../moment/layout.ts';
import { isMomentType } from '../moment/schemas.ts';
import { difference, draftOf, toldText } from '../testing/showForm.tsx';
import CastList from './CastList.tsx';
import CharacterPage from './CharacterPage.tsx';
import { folderOf } from './folder.ts';
import GeneralForm from './GeneralForm.tsx';
import ItemPage from './ItemPage.tsx';
import { makeThing, slugOf } from './newThing.ts';
import PlacePage from './PlacePage.tsx';

const STORY = 'story/test/stories/every-kind';
const nothing = { onRenamed: () => {}, onDeleted: () => {} };
const storyOf = (draft: MemoryDraft) => draft.textOf('story.yaml') ?? '';
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('a character: its file, and its prose in both languages', async () => {
  const draft = draftOf(STORY);
  const { user } = await showPage(<CharacterPage {...nothing} draft={draft} slug="ada" />);
  const [file, prose] = [
    draft.textOf('characters/ada.yaml') ?? '',
    draft.textOf('characters/ada.en.md') ?? '',
  ];
  await user.type(field('Who this is, English'), ' She hums.');
  await user.tab();
  await waitFor(() =>
    expect(difference(prose, draft.textOf('characters/ada.en.md') ?? '')[1]).toContain('She hums.'),
  );
  const health = field('Health');
  await user.clear(health);
  await user.type(health, '31');
  await user.tab();
  await waitFor(() => expect(draft.textOf('characters/ada.yaml')).toContain('baseHealth: 31'));
  expect(difference(file, draft.textOf('characters/ada.yaml') ?? '')[0]).toMatch(/^\d*$/);
});

test('what a story says of itself', async () => {
  const draft = draftOf(STORY);
  const before = storyOf(draft);
  const { user } = await showPage(<GeneralForm draft={draft} />);
  const par = field('Par');
  const was = par.value;
  await user.clear(par);
  await user.type(par, '999');
  await user.tab();
  await waitFor(() => expect(storyOf(draft)).toBe(before.replace(`par: ${was}`, 'par: 999')));
});

test('an item, one made by chance, and a place, each where story.yaml declares it', async () => {
  const draft = draftOf(STORY);
  const before = storyOf(draft);
  const edited = async (page: Parameters<typeof showPage>[0], name: string) => {
    const { user, unmount } = await showPage(page);
    await user.type(field(`${name}, English`), '!');
    await user.tab();
    unmount();
  };
  await edited(<ItemPage {...nothing} draft={draft} slug="kettle" />, 'Name');
  await edited(<ItemPage {...nothing} draft={draft} slug="catch" />, 'Description');
  await edited(<PlacePage {...nothing} draft={draft} slug="yard" />, 'Name');
  const value = (text: string) => JSON.stringify(new SourceFile('', text).value);
  expect(storyOf(draft)).not.toBe(before);
  expect(value(storyOf(draft)).replaceAll('!', '')).toBe(value(before).replaceAll('!', ''));
});

test('the text beside an item opens where story.yaml declares it, and goes on where somebody asks for more', async () => {
  const draft = draftOf(STORY);
  const { user } = await showPage(<ItemPage {...nothing} draft={draft} slug="catch" renderText={toldText} />);
  const text = screen.getByRole('status', { name: 'text' });
  expect(text.textContent).toBe('story.yaml ["dynamicItems","catch"]');
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Text' }));
  expect(text.textContent).toBe('story.yaml ["dynamicItems","catch"]');
});

test.each(Object.keys(LAYOUT).filter(isMomentType))(
  'a new %s has a fresh id and all that is demanded',
  (type) => {
    const draft = draftOf(STORY);
    makeThing(draft, { kind: 'moment', slug: 'made', name: { en: 'Made', fr: 'Faite' }, type });
    const { problems } = readStory(folderOf(draft));
    const own = problems.list.filter(({ file }) => file === 'moments/made.yaml');
    // What is left is what its author has to write: texts, examples, choices.
    expect(
      own.filter(({ field: of }) => /^(id|type|name|place|character|defaultEmotion)\b/.test(of)),
    ).toEqual([]);
    expect(draft.textOf('moments/made.yaml')).toMatch(/^id: [0-9a-f-]{36}$/m);
  },
);

test('something new is made by its name', async () => {
  const draft = draftOf(STORY);
  const made = jest.fn();
  const { user } = await showPage(
    <CastList draft={draft} kind="place" hrefOf={({ path }) => `/${path.join('/')}`} onMade={made} />,
  );
  expect(screen.getByRole('link', { name: /yard/ }).getAttribute('href')).toBe('/places/yard');
  await user.click(screen.getByRole('button', { name: 'New place' }));
  await user.type(await screen.findByLabelText('Name in English'), 'The Keeper’s Attic');
  await user.type(screen.getByLabelText('Name in French'), 'Le grenier');
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  expect(made).toHaveBeenCalledWith({ file: 'story.yaml', path: ['places', 'the-keepers-attic'] });
  expect(new SourceFile('', storyOf(draft)).value).toMatchObject({
    places: { 'the-keepers-attic': { name: { en: 'The Keeper’s Attic', fr: 'Le grenier' } } },
  });
});

test('a slug is made of what a name has of letters', () => {
  expect(slugOf("Éteindre la lumière d'Anna !")).toBe('eteindre-la-lumiere-danna');
});

test('what is called otherwise takes along its files and all that name it', async () => {
  const draft = draftOf('catalogue/stories/put-out-the-light');
  const renamed = jest.fn();
  const { user } = await showPage(
    <CharacterPage {...nothing} draft={draft} slug="yann" onRenamed={renamed} />,
  );
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const slug = await screen.findByLabelText<HTMLInputElement>('Name of the file');
  await user.clear(slug);
  await user.type(slug, 'keeper{Enter}');
  await waitFor(() => expect(renamed).toHaveBeenCalledWith('keeper'));
  const paths = draft.files().map(({ path }) => path);
  expect(paths).toContain('characters/keeper.en.md');
  expect(paths).not.toContain('characters/yann.yaml');
  expect(draft.textOf('moments/the-keeper.yaml')).toContain('character: keeper');
  expect(readStory(folderOf(draft)).authored).toBeDefined();
});

test('before something is deleted, whoever names it is named; then they go with it', async () => {
  const draft = draftOf(STORY);
  const deleted = jest.fn();
  const { user } = await showPage(<ItemPage {...nothing} draft={draft} slug="kettle" onDeleted={deleted} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/places? names? it:/)).toBeTruthy();
  expect(screen.getAllByText('moments/the-forge.yaml', { exact: false }).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Delete it and what names it' }));
  expect(deleted).toHaveBeenCalled();
  expect(storyOf(draft)).not.toContain('kettle');
  expect(draft.textOf('moments/the-forge.yaml')).not.toContain('kettle');
});

test('what somebody writes while a deletion is asked about is taken into account', async () => {
  const draft = draftOf(STORY);
  const { user } = await showPage(<ItemPage {...nothing} draft={draft} slug="kettle" />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/places? names? it:/);
  const before = draft.textOf('moments/the-forge.yaml') ?? '';
  act(() => draft.dispatch('moments/the-forge.yaml', { changes: { from: 0, insert: '# somebody else\n' } }));
  await waitFor(() => expect(screen.queryByText(/places? names? it:/)).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Delete it and what names it' }));
  const after = draft.textOf('moments/the-forge.yaml') ?? '';
  expect(after.startsWith('# somebody else\n')).toBe(true);
  expect(before).toContain('kettle');
  expect(after).not.toContain('kettle');
  expect(readStory(folderOf(draft)).problems.list.filter(({ code }) => code === 'FS101')).toEqual([]);
});
