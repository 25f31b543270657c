/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { difference, draftWith, showMoment } from '../testing/showForm.tsx';

const MOMENT = `id: a1fa7d4a-cde5-40db-9c54-e05b42a9ba21
type: monologue
name: { en: The Try, fr: L'essai }
place: yard
character: ada
goalText: { en: Go there now., fr: Allez. }
openings:
  - lines:
      - normal 2: { en: "First.", fr: Un. }
suggestions:
  en: [one, two]
  fr: [un]
`;

const GOAL = 'What the player is after, English';
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
/** At once, so that what is looked at next comes before any pause. */
const typeIn = (input: HTMLTextAreaElement, value: string) => fireEvent.change(input, { target: { value } });

async function shown(text = MOMENT) {
  const draft = draftWith(text);
  const page = await showMoment(draft);
  const { file } = page;
  const theirs = (path: readonly (string | number)[], value: string) =>
    act(() => draft.splice(file, { kind: 'set', path: [...path], value }));
  return { ...page, draft, theirs, changed: () => difference(text, page.text()) };
}

test('the page knows from the first key on that something is typed, and has it written when it asks', async () => {
  const { draft, changed } = await shown();
  const goal = field(GOAL);
  typeIn(goal, 'Go there now.!');
  expect([draft.isAhead, changed()]).toEqual([true, ['', '']]);
  act(() => draft.writeTyped());
  expect([draft.isAhead, changed()]).toEqual([false, ['', '!']]);
  // What is typed and taken back is nothing to write.
  typeIn(goal, 'Go there now.!?');
  typeIn(goal, 'Go there now.!');
  expect(draft.isAhead).toBe(false);
});

test('what somebody else writes into the same text stands beside what is typed, letter by letter, and nothing twice', async () => {
  const { draft, theirs, text } = await shown();
  const goal = field(GOAL);
  typeIn(goal, 'Go there now. Run!');
  theirs(['goalText', 'en'], 'Please go there now.');
  expect(goal.value).toBe('Please go there now. Run!');
  expect(screen.queryByRole('alert')).toBeNull();
  typeIn(goal, 'Please go there now. Run!!');
  act(() => draft.writeTyped());
  expect(text()).toContain('{ en: Please go there now. Run!!, fr: Allez. }');
  theirs(['goalText', 'en'], 'Please go there now, and run!!');
  expect([goal.value, draft.isAhead]).toEqual(['Please go there now, and run!!', false]);
});

test('the caret stays where it is while somebody else writes before it, and behind it', async () => {
  const { draft, theirs, text } = await shown();
  const goal = field(GOAL);
  act(() => goal.focus());
  typeIn(goal, 'GoX there now.');
  goal.setSelectionRange(3, 3);
  theirs(['goalText', 'en'], 'Please Go there now.');
  expect([goal.value, goal.selectionStart, goal.selectionEnd]).toEqual(['Please GoX there now.', 10, 10]);
  act(() => draft.writeTyped());
  theirs(['goalText', 'en'], 'Please GoX there now, and run.');
  expect([goal.selectionStart, goal.selectionEnd]).toEqual([10, 10]);
  expect(text()).toContain('Please GoX there now, and run.');
});

test('signs that are put together are left alone until they are whole', async () => {
  const { draft, theirs, text } = await shown();
  const goal = field(GOAL);
  act(() => goal.focus());
  fireEvent.compositionStart(goal);
  typeIn(goal, 'Go there now.に');
  theirs(['goalText', 'en'], 'Please go there now.');
  expect(goal.value).toBe('Go there now.に');
  // Also what is not whole is written where the page is left.
  act(() => draft.writeTyped());
  expect(text()).toContain('Please go there now.に');
  expect(goal.value).toBe('Go there now.に');
  typeIn(goal, 'Go there now.日本');
  fireEvent.compositionEnd(goal);
  await waitFor(() => expect(goal.value).toBe('Please go there now.日本'));
  act(() => draft.writeTyped());
  expect(text()).toContain('Please go there now.日本');
});

test('ways to say it are typed one a line while somebody else adds another one', async () => {
  const { draft, theirs, text } = await shown();
  const lines = field('Suggestions, English');
  typeIn(lines, 'one\ntwo\nthree');
  theirs(['suggestions', 'en', 0], 'one more');
  expect(lines.value).toBe('one more\ntwo\nthree');
  act(() => draft.writeTyped());
  expect(text()).toContain('en: [one more, two, three]');
});

test('one spell of typing is one step for undo, which leaves alone what somebody else wrote', async () => {
  const { user, draft, file, theirs, text } = await shown();
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const goal = field(GOAL);
  const type = async (letter: string, afterMs: number) => {
    now += afterMs;
    await user.type(goal, letter);
  };
  // Nowhere half a second lies between two letters, and more than that between two times that they are written.
  for (const letters of [' R', 'un']) {
    for (const letter of letters) await type(letter, 400);
    act(() => draft.writeTyped());
  }
  theirs(['name', 'en'], 'The Other Try');
  now += 600;
  typeIn(goal, `${goal.value}!`);
  // What is typed now is undone first, though the file does not say it yet.
  act(() => draft.undo(file));
  expect([text().includes('en: Go there now. Run,'), goal.value]).toEqual([true, 'Go there now. Run']);
  act(() => draft.undo(file));
  act(() => draft.undo(file));
  expect([text(), goal.value]).toEqual([MOMENT, 'Go there now.']);
  clock.mockRestore();
});

test('what is typed when its page is left for another one is written, and nobody waits for it any more', async () => {
  const { draft, changed, unmount } = await shown();
  typeIn(field(GOAL), 'Go there now. Run!');
  expect(changed()).toEqual(['', '']);
  unmount();
  expect([draft.isAhead, changed()]).toEqual([false, ['', ' Run!']]);
});

test('what was typed into a place that is gone is there still when somebody comes back to its page', async () => {
  const { draft, file, unmount } = await shown();
  typeIn(field('Lines 1, English'), 'First. More.');
  act(() => draft.splice(file, { kind: 'remove', path: ['openings', 0, 'lines', 0] }));
  await screen.findByRole('alert');
  unmount();
  const again = await showMoment(draft);
  expect((await screen.findByRole('alert')).textContent).toContain('First. More.');
  await again.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is typed as somebody else breaks the text is written once it can be read again, also by who has gone on', async () => {
  const { draft, file, text } = await shown();
  const [goal, volume] = [field(GOAL), field('Volume of the sound')];
  typeIn(goal, 'Go there now. Run!');
  typeIn(volume, '12');
  act(() => draft.dispatch(file, { changes: { from: MOMENT.length, insert: 'x: [' } }));
  act(() => draft.writeTyped());
  for (const left of [goal, volume]) fireEvent.blur(left);
  expect([goal.value, draft.isAhead, text().includes('Run!')]).toEqual(['Go there now. Run!', true, false]);
  act(() => draft.dispatch(file, { changes: { from: MOMENT.length, to: MOMENT.length + 4 } }));
  expect([goal.value, draft.isAhead]).toEqual(['Go there now. Run!', false]);
  expect(text()).toContain('Go there now. Run!');
  expect(text()).toContain('soundVolume: 12');
});
