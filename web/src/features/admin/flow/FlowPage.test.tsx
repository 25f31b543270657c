/** @jest-environment ./scripts/jest/page-environment.mjs */
import type { Problem } from '@fabula/story/problem';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { showTo } from '../../../testing/media.ts';
import { MemoryDraft } from '../../../testing/memoryDraft.ts';
import { showPage } from '../../../testing/page.tsx';
import { storyDraft } from '../../../testing/storyDraft.ts';
import FlowPage from './FlowPage.tsx';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

async function shown(draft: MemoryDraft) {
  const page = await showPage(
    <>
      <FlowPage draft={draft} />
      <Where />
    </>,
  );
  // The list is a part of its own, and so is what an empty story shows.
  await screen.findAllByRole(
    draft.files().some(({ path }) => path.startsWith('moments/')) ? 'treegrid' : 'list',
  );
  return { ...page, draft };
}

const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.getAttribute('aria-label'));

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the page of the flow', () => {
  beforeEach(() => showTo([]));
  afterEach(() => showTo([]));

  describe('the list, by keyboard', () => {
    it('is what a narrow page shows, in order of distance from the start', async () => {
      await shown(await storyDraft('put-out-the-light'));
      expect(screen.getByRole('treegrid').getAttribute('aria-label')).toContain('distance');
      expect(rowNames()).toHaveLength(18);
      expect(rowNames()[0]).toBe(
        'Monologue, The Landing (start of the story), leads to The Door, no problems',
      );
    });

    it('goes from row to row, to ways out and cells, and opens a moment', async () => {
      const { user, draft } = await shown(await storyDraft('put-out-the-light'));
      await user.click(screen.getByRole('button', { name: 'List' }));
      await user.tab();
      await user.tab();
      await user.tab();
      expect(focused()).toContain('The Landing');
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(focused()).toContain('Nexus, The Stairs');
      const stairs = screen.getByRole('row', { name: /^Nexus, The Stairs/ });
      expect(stairs.getAttribute('aria-expanded')).toBe('false');
      await user.keyboard('{ArrowRight}');
      expect(stairs.getAttribute('aria-expanded')).toBe('true');
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement?.getAttribute('aria-level')).toBe('2');
      expect(focused()).toContain('not completions 1+ of the-stowaway');
      await user.keyboard('{ArrowLeft}');
      expect(document.activeElement).toBe(stairs);
      await user.keyboard('{ArrowRight}');
      expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
      await user.keyboard('{End}{ArrowLeft}{Home}{ArrowLeft}{ArrowLeft}');
      expect(document.activeElement).toBe(stairs);
      expect(stairs.getAttribute('aria-expanded')).toBe('false');
      await user.keyboard('{End}{Home}{ArrowDown}{Enter}');
      const id = draft.textOf('moments/the-door.yaml')?.match(/^id: (\S+)/m)?.[1];
      expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(
        `/admin/stories/${draft.storyId}/flow/moment/${id}`,
      );
    });

    it('each row is a link to its moment', async () => {
      const { draft } = await shown(await storyDraft('put-out-the-light'));
      const id = draft.textOf('moments/the-gale.yaml')?.match(/^id: (\S+)/m)?.[1];
      expect(screen.getByRole('link', { name: 'The Gale' }).getAttribute('href')).toBe(
        `/admin/stories/${draft.storyId}/flow/moment/${id}`,
      );
    });

    it('makes a moment after another one', async () => {
      const { user, draft } = await shown(await storyDraft('put-out-the-light'));
      act(() => screen.getByRole('row', { name: /^Dialogue, The Door/ }).focus());
      await user.keyboard('n');
      const dialog = await screen.findByRole('dialog', { name: 'New moment after The Door' });
      await user.click(within(dialog).getByRole('radio', { name: 'Battle' }));
      await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'A Squall{Enter}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(
        await screen.findByRole('row', { name: /^Battle, A Squall, leads nowhere|^Battle, A Squall/ }),
      ).toBeTruthy();
      expect(screen.getByRole('row', { name: /^Dialogue, The Door/ }).getAttribute('aria-label')).toContain(
        'leads to The Stairs, A Squall',
      );
      expect(draft.textOf('moments/the-door.yaml')).toContain('  - to: a-squall');
      await waitFor(() => expect(focused()).toMatch(/^Battle, A Squall/));
      await user.keyboard('{ArrowUp}');
      expect(focused()).not.toMatch(/^Battle, A Squall/);
    });

    it('leads on to another moment', async () => {
      const { user, draft } = await shown(await storyDraft('put-out-the-light'));
      act(() => screen.getByRole('row', { name: /^Dialogue, The Door/ }).focus());
      await user.keyboard('c');
      await user.selectOptions(await screen.findByRole('combobox', { name: 'To' }), 'the-gale');
      await user.click(screen.getByRole('button', { name: 'Lead on' }));
      expect(draft.textOf('moments/the-door.yaml')).toContain('  - to: the-gale');
    });

    it('asks before it deletes, names who leads there, and takes that out', async () => {
      const { user, draft } = await shown(await storyDraft('put-out-the-light'));
      act(() => screen.getByRole('row', { name: /^Reward, Signed On/ }).focus());
      await user.keyboard('{Delete}');
      const dialog = await screen.findByRole('dialog', { name: 'Delete Signed On?' });
      expect((await within(dialog).findByText('transitions.0.to')).closest('li')?.textContent).toContain(
        'The Captain',
      );
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(draft.textOf('moments/signed-on.yaml')).toBeDefined();
      act(() => screen.getByRole('row', { name: /^Reward, Signed On/ }).focus());
      await user.keyboard('{Delete}');
      await screen.findByText('transitions.0.to');
      await user.click(screen.getByRole('button', { name: 'Delete' }));
      expect(draft.textOf('moments/signed-on.yaml')).toBeUndefined();
      expect(draft.textOf('moments/the-captain.yaml')).not.toContain('signed-on');
      expect(rowNames()).toHaveLength(17);
      await waitFor(() => expect(focused()).toMatch(/The Captain/));
    });

    it('takes out one way of a moment', async () => {
      const { user, draft } = await shown(await storyDraft('put-out-the-light'));
      await user.click(screen.getByRole('button', { name: 'Ways out of The Captain' }));
      await user.click(screen.getByRole('button', { name: 'Take out the way to Signed On' }));
      expect(draft.textOf('moments/the-captain.yaml')).not.toContain('to: signed-on');
    });

    it('shows the keys', async () => {
      const { user } = await shown(await storyDraft('put-out-the-light'));
      await user.keyboard('?');
      expect((await screen.findByRole('dialog', { name: 'Keys' })).textContent).toContain(
        'New moment after it',
      );
    });
  });

  describe('the sheet', () => {
    it('tells of the chosen moment, and what is wrong with it', async () => {
      const draft = await storyDraft('put-out-the-light');
      const { user } = await shown(draft);
      const problem = { code: 'FS301', severity: 'error', file: 'moments/the-gale.yaml', moment: 'the-gale' };
      const rest = { line: 3, column: 1, field: '', path: [], message: 'It is odd.', mend: 'Mend it.' };
      act(() => draft.found([{ ...rest, ...problem } as Problem]));
      await user.click(screen.getByRole('row', { name: /^Battle, The Gale.*1 error/ }));
      const sheet = await screen.findByRole('complementary', { name: 'The Gale' });
      expect(within(sheet).getByText(/It is odd\. Mend it\./)).toBeTruthy();
      expect(within(sheet).getByText('success and character ysolde')).toBeTruthy();
      expect(within(sheet).getByRole('link', { name: 'Open' })).toBeTruthy();
      await user.click(within(sheet).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('complementary')).toBeNull();
    });

    it('follows what others change', async () => {
      const draft = await storyDraft('put-out-the-light');
      const { user } = await shown(draft);
      await user.click(screen.getByRole('row', { name: /^Battle, The Gale/ }));
      act(() =>
        draft.splice('moments/the-gale.yaml', { kind: 'set', path: ['name', 'en'], value: 'The Storm' }),
      );
      expect(await screen.findByRole('complementary', { name: 'The Storm' })).toBeTruthy();
    });
  });

  describe('in other states', () => {
    it('an empty story shows three steps, and makes the first moment', async () => {
      const { user, draft } = await shown(
        new MemoryDraft({ texts: [['story.yaml', 'places: { hall: { name: { en: Hall, fr: Salle } } }\n']] }),
      );
      expect(screen.getAllByRole('listitem')).toHaveLength(3);
      const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      const story = `/admin/stories/${draft.storyId}`;
      expect(ways).toEqual([`${story}/places`, `${story}/characters`, '/admin/help']);
      await user.click(screen.getByRole('button', { name: 'Make the first moment' }));
      await user.click(await screen.findByRole('button', { name: 'Make it' }));
      await screen.findByRole('treegrid');
      expect(rowNames()).toHaveLength(1);
      expect(draft.textOf('story.yaml')).toContain('start: new-moment');
      expect(draft.textOf('moments/new-moment.yaml')).toContain('place: hall');
    });

    it('a reader changes nothing', async () => {
      const { user } = await shown(await storyDraft('put-out-the-light', { canEdit: false }));
      expect(screen.queryByRole('button', { name: /^(Delete|New moment|Moment|Lead on)/ })).toBeNull();
      act(() => screen.getByRole('row', { name: /^Dialogue, The Door/ }).focus());
      await user.keyboard('n{Delete}c');
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('broken files are told with their errors, and the rest is there', async () => {
      const draft = await storyDraft('put-out-the-light');
      await shown(draft);
      act(() => draft.dispatch('moments/the-gale.yaml', { changes: { from: 0, insert: '"{' } }));
      expect(screen.getByRole('row', { name: /^Cannot be read, the-gale.*1 error/ })).toBeTruthy();
      expect(screen.getByText('2 cannot be reached from the start')).toBeTruthy();
      act(() => draft.dispatch('story.yaml', { changes: { from: 0, insert: '"{' } }));
      expect(screen.getByText(/^story\.yaml cannot be read/)).toBeTruthy();
      expect(rowNames()).toHaveLength(18);
    });

    it('what cannot be written is left to be edited as text', async () => {
      const draft = await storyDraft('put-out-the-light');
      const { user } = await shown(draft);
      act(() => screen.getByRole('row', { name: /^Dialogue, The Door/ }).focus());
      await user.keyboard('c');
      await screen.findByRole('dialog');
      act(() => draft.dispatch('moments/the-door.yaml', { changes: { from: 0, insert: '"{' } }));
      await user.click(screen.getByRole('button', { name: 'Lead on' }));
      expect(screen.getByRole('alert').textContent).toContain('Edit moments/the-door.yaml as text');
    });
  });
});
