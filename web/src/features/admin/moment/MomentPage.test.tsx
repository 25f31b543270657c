/** @jest-environment ./scripts/jest/page-environment.mjs */

import type { FieldPath } from '@fabula/story/source-file';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../../testing/page.tsx';
import { difference, draftOf, showMoment } from '../testing/showForm.tsx';
import { STORIES, textsOf } from '../testing/storyTexts.ts';
import MomentPage from './MomentPage.tsx';

const EVERY_KIND = 'story/test/stories/every-kind';

interface Shown {
  readonly story: (typeof STORIES)[number];
  readonly slug: string;
  readonly type: string;
  readonly length: number;
}

const ALL: readonly Shown[] = STORIES.flatMap((story) =>
  [...textsOf(story)].flatMap(([path, text]) => {
    const slug = /^moments\/(.+)\.yaml$/.exec(path)?.[1];
    if (slug === undefined) return [];
    return [{ story, slug, type: /^type: (\w+)$/m.exec(text)?.[1] ?? '', length: text.length }];
  }),
);

/** Of each type the one with every field, and the longest that is shipped; all of them where there is time (`FABULA_PROOF=long`). */
function shown(): readonly Shown[] {
  if (process.env.FABULA_PROOF === 'long') return ALL;
  const byLength = [...ALL].sort((a, b) => a.length - b.length);
  const full = byLength.filter(({ story }) => story === EVERY_KIND);
  const longest = byLength.filter(({ story }) => story !== EVERY_KIND).at(-1);
  return [...new Map(full.map((each) => [each.type, each])).values(), ...(longest ? [longest] : [])];
}

test.each(shown())('$type: $slug is shown whole, and showing it changes nothing', async ({ story, slug }) => {
  const draft = draftOf(story);
  const before = draft.textOf(`moments/${slug}.yaml`);
  const { text, unmount, container } = await showMoment(draft, slug);
  // By their anchors: what is what by its role takes a second in a form of this size.
  expect(container.querySelector('#scene')).not.toBeNull();
  expect(container.querySelector('#more')).toBeNull();
  expect(screen.queryByText('Edit this as text')).toBeNull();
  unmount();
  expect(text()).toBe(before);
});

test('of all fourteen types there is one to be shown', () => {
  expect(new Set(shown().map(({ type }) => type)).size).toBe(14);
});

test('a dialogue is edited by its form, and nothing but what was edited changes', async () => {
  const draft = draftOf();
  const { user, text } = await showMoment(draft, 'the-keeper');
  const before = text();
  const points = screen.getByLabelText<HTMLInputElement>('Points to reach');
  await user.clear(points);
  await user.type(points, '80');
  await waitFor(() => expect(text()).not.toBe(before));
  await user.tab();
  expect(difference(before, text())).toEqual(['75', '80']);

  const first = screen.getByLabelText('Success 1, French');
  await user.type(first, ' Encore.');
  await user.tab();
  await waitFor(() => expect(text()).toContain('Encore.'));
  expect(difference(before, text().replace(' Encore.', ''))).toEqual(['75', '80']);

  act(() => draft.undo('moments/the-keeper.yaml'));
  act(() => draft.undo('moments/the-keeper.yaml'));
  expect(text()).toBe(before);
  expect(points.value).toBe('75');
});

test('a file that is no YAML leaves the form as it last was, with a way to the line', async () => {
  const draft = draftOf(EVERY_KIND);
  const { user, file } = await showMoment(draft, 'the-gate');
  const name = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Name, English' });
  act(() => draft.dispatch(file, { changes: { from: 0, insert: 'oops: [\n' } }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('cannot be read now');
  expect(name.value).toBe('The Gate');
  expect(name.readOnly).toBe(true);
  await user.click(within(alert).getByRole('button', { name: /Go to line/ }));
  expect(screen.getByRole('status', { name: 'text' }).textContent).toBe(`${file} []`);
  act(() => draft.undo(file));
  await waitFor(() => expect(name.readOnly).toBe(false));
});

test('a reader sees the form and changes nothing', async () => {
  const draft = draftOf(EVERY_KIND);
  draft.canEdit = false;
  const { text } = await showMoment(draft, 'the-gate');
  const before = text();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Name, English' }).readOnly).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Add: Ways out/ }).disabled).toBe(true);
  expect(text()).toBe(before);
});

test('a moment that is deleted says so', async () => {
  const draft = draftOf(EVERY_KIND);
  const { file } = await showMoment(draft, 'the-gate');
  act(() => draft.remove(file));
  expect(await screen.findByText(`${file} is not there any more.`)).toBeTruthy();
});

test('a type that nobody knows is one for the text', async () => {
  const draft = draftOf(EVERY_KIND);
  draft.splice('moments/the-gate.yaml', { kind: 'set', path: ['type'], value: 'dance' });
  const { user, file } = await showMoment(draft, 'the-gate');
  await user.click(screen.getByRole('button', { name: 'Edit this as text' }));
  expect(screen.getByRole('status', { name: 'text' }).textContent).toBe(`${file} ["type"]`);
});

test('a place that is to be shown is opened, and has the focus', async () => {
  const draft = draftOf(EVERY_KIND);
  const page = (shown: FieldPath) => <MomentPage draft={draft} path="moments/the-forge.yaml" shown={shown} />;
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
  const { rerender } = await showPage(page(['qualities', 'care', 'reacts', 0, 'normal 2', 'fr']));
  expect(focused()).toBe('What is answered 1, French');
  rerender(page(['refusals', 0, 'normal 2', 'en']));
  expect(focused()).toBe('Nothing was understood 1, English');
  rerender(page(['attempts', 'what-is-not-there']));
  expect(focused()).toBe(screen.getByLabelText('Attempts').id);
});
