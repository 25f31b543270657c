/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { difference, draftOf, draftWith, showMoment } from '../testing/showForm.tsx';

const MONOLOGUE = `# A moment that is tried.
id: a1fa7d4a-cde5-40db-9c54-e05b42a9ba21
type: monologue
name: { en: The Try, fr: L'essai } # kept
place: yard
character: ada
silent: true
goalText: { en: Go., fr: Allez. }
defaultEmotion: normal 2
openings:
  - lines:
      - normal 2: { en: "First.", fr: Un. }
      # Between them.
      - sadness 3:
          en: Second.
          fr: Deux.
suggestions:
  en: [one, two] # beside
  fr: [un]
transitions:
  - to: the-gate
    when: run 2+
`;

const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function shown(text = MONOLOGUE) {
  const draft = draftWith(text);
  const page = await showMoment(draft);
  /** What became of the text, where it is another one. */
  const changed = () => difference(text, page.text());
  return { ...page, draft, changed };
}

test('a text in one language is written at its own place', async () => {
  const { user, changed } = await shown();
  await user.type(field('Name, French'), ' : "oui"');
  await user.tab();
  await waitFor(() => expect(changed()).toEqual(["L'essai", '"L\'essai : \\"oui\\""']));
});

test('typing is written after a pause, without leaving the input', async () => {
  const { user, text } = await shown();
  await user.type(field('Name, English'), '!');
  await waitFor(() => expect(text()).toContain('en: The Try!'));
  expect(document.activeElement).toBe(field('Name, English'));
});

test('a number that is emptied is left out; one that is none is not written', async () => {
  const { user, changed, text } = await shown();
  const volume = field('Volume of the sound');
  expect(volume.placeholder).toBe('7');
  await user.type(volume, '12');
  await user.tab();
  await waitFor(() => expect(changed()).toEqual(['', 'soundVolume: 12\n']));
  await user.type(volume, 'x');
  await user.tab();
  expect(text()).toContain('soundVolume: 12\n');
  await user.clear(volume);
  await user.tab();
  await waitFor(() => expect(text()).toBe(MONOLOGUE));
});

test('what is as it would be anyway is left out', async () => {
  const { user, changed, text } = await shown();
  await user.click(screen.getByRole('checkbox', { name: 'Nobody is shown' }));
  expect(changed()).toEqual(['', 'doNotDisplayCharacter: true\n']);
  await user.click(screen.getByRole('checkbox', { name: 'Nobody is shown' }));
  expect(text()).toBe(MONOLOGUE);
});

test('of examples only the lines that differ are written', async () => {
  const { user, changed } = await shown();
  await user.type(field('Suggestions, English'), '{Enter}three');
  await user.tab();
  await waitFor(() => expect(changed()).toEqual(['', ', three']));
});

test('a line: its emotion, its text, who says it and when', async () => {
  const { user, changed, text } = await shown();
  const chip = screen.getAllByRole('button', { name: /sadness/ })[0];
  await user.click(chip ?? document.body);
  await user.click(await screen.findByRole('menuitemradio', { name: 'anger' }));
  await user.keyboard('{Escape}');
  expect(changed()).toEqual(['sadness', 'anger']);
  await user.click(button('More about Lines 2'));
  await user.click(await screen.findByRole('menuitem', { name: 'Said by somebody else' }));
  await user.click(await screen.findByRole('combobox', { name: 'Said by' }));
  await user.keyboard('bru{Enter}');
  await waitFor(() => expect(text()).toContain('          fr: Deux.\n          by: bruno\n'));
});

test('a new line has the mood of the last one, and the focus', async () => {
  const { user, changed } = await shown();
  await user.click(button('Line: Lines'));
  expect(changed()[1]).toContain('- sadness 3:');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Lines 3, English');
  await user.keyboard('Third.');
  await waitFor(() => expect(changed()[1]).toMatch(/en: "?Third\./));
});

test('lines are moved, copied and taken away by their menus', async () => {
  const { user, text } = await shown();
  const choose = async (line: string, what: string) => {
    await user.click(button(`More about ${line}`));
    await user.click(await screen.findByRole('menuitem', { name: what }));
  };
  await choose('Lines 1', 'Duplicate');
  expect(field('Lines 2, English').value).toBe('First.');
  await choose('Lines 2', 'Remove');
  expect(text()).toBe(MONOLOGUE);
  await choose('Lines 2', 'Move up');
  expect(field('Lines 1, English').value).toBe('Second.');
});

test('a reference is chosen by keyboard alone', async () => {
  const { user, changed } = await shown();
  const place = screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' });
  act(() => place.focus());
  await user.keyboard('{ArrowDown}');
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toContain('yard');
  await user.keyboard('{Escape}');
  expect(changed()).toEqual(['', '']);
  const who = screen.getByRole('combobox', { name: 'Who answers' });
  act(() => who.focus());
  await user.keyboard('bruno{Enter}');
  expect(changed()).toEqual(['ada', 'bruno']);
});

test('what is named leads to its form', async () => {
  await shown();
  expect(screen.getByRole('link', { name: 'Open the-gate' }).getAttribute('href')).toBe(
    '/moments/the-gate.yaml',
  );
});

test('a condition is written as text, and what cannot be read says why', async () => {
  const { user, changed } = await shown();
  const condition = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Only if' })[1];
  if (condition === undefined) throw new Error('a transition has a condition');
  await user.type(condition, ' and fact nothing-known');
  expect(await screen.findByText(/There is no fact "nothing-known"/)).toBeTruthy();
  await user.clear(condition);
  await user.type(condition, 'run 3+');
  await user.tab();
  await waitFor(() => expect(changed()).toEqual(['2', '3']));
});

test('a condition is built of its parts', async () => {
  const { user, text } = await shown();
  const build = screen.getAllByRole('button', { name: 'Build' })[1];
  await user.click(build ?? document.body);
  await user.click(button('Part'));
  await waitFor(() => expect(text()).toContain('when: run 2+ and run 2+'));
  const asks = screen.getAllByRole('combobox', { name: 'Asks for' })[1];
  await user.selectOptions(asks ?? document.body, 'it succeeded');
  await waitFor(() => expect(text()).toContain('when: run 2+ and success'));
  await user.click(screen.getAllByRole('checkbox', { name: 'not' })[1] ?? document.body);
  await waitFor(() => expect(text()).toContain('when: run 2+ and not success'));
  await user.selectOptions(screen.getByRole('combobox', { name: /parts are joined/ }), 'Any of these');
  await waitFor(() => expect(text()).toContain('when: run 2+ or not success'));
  await user.click(button('Remove part 1'));
  await waitFor(() => expect(text()).toContain('when: not success\n'));
});

test('a condition in unusual words is left as text', async () => {
  const { user } = await shown(MONOLOGUE.replace('when: run 2+', 'when: ((run 2+))'));
  const build = screen.getAllByRole('button', { name: 'Build' })[1];
  await user.click(build ?? document.body);
  expect(screen.getByText('This condition is better changed as text.')).toBeTruthy();
});

test('a number that somebody else changes while it is typed is shown beside it, and one of both is chosen', async () => {
  const { user, draft, file, text } = await shown(`${MONOLOGUE}soundVolume: 4\n`);
  const volume = field('Volume of the sound');
  const theirs = (value: number) =>
    act(() => draft.splice(file, { kind: 'set', path: ['soundVolume'], value }));
  await user.type(volume, '0');
  theirs(5);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('5');
  expect(volume.value).toBe('40');
  await user.click(within(alert).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(text()).toContain('soundVolume: 40\n'));
  expect(screen.queryByRole('alert')).toBeNull();

  await user.type(volume, '0');
  theirs(6);
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(volume.value).toBe('6');
  await user.tab();
  expect(text()).toContain('soundVolume: 6\n');
});

test('what was typed into a line that somebody takes away is kept', async () => {
  const { user, draft, file } = await shown();
  await user.type(field('Lines 2, English'), ' More.');
  act(() => draft.splice(file, { kind: 'remove', path: ['openings', 0, 'lines', 1] }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Second. More.');
});

test('what the form cannot write is one for the text, and says so in place', async () => {
  // Another place repeats this one: to write it anew would change both.
  const { user, text, file } = await shown(`${MONOLOGUE}date: &day 3\nsoundVolume: *day\n`);
  const before = text();
  const date = field('Date');
  await user.clear(date);
  await user.type(date, '4');
  await user.tab();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('no sure way to write this');
  expect(document.getElementById(date.getAttribute('aria-describedby') ?? '')?.contains(alert)).toBe(true);
  expect(text()).toBe(before);
  await user.click(within(alert).getByRole('button', { name: 'Edit this as text' }));
  expect(screen.getByRole('status', { name: 'text' }).textContent).toBe(`${file} ["date"]`);
});

test('what the checker found is told at the deepest place, and tied to it', async () => {
  const { draft, file } = await shown();
  const problem = { code: 'FS103', severity: 'error', file, line: 16, column: 11, field: '' } as const;
  act(() =>
    draft.found([
      {
        ...problem,
        path: ['openings', 0, 'lines', 1, 'sadness 3', 'fr'],
        message: '"fr" is missing.',
        mend: 'Write it.',
      },
      { ...problem, path: ['place'], message: 'There is no place "yard".', mend: 'Write one of: quay.' },
    ]),
  );
  const place = screen.getByRole('combobox', { name: 'Place' });
  await waitFor(() => expect(place.getAttribute('aria-invalid')).toBe('true'));
  const said = document.getElementById(place.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toContain('FS103');
  expect(said?.textContent).toContain('There is no place "yard". Write one of: quay.');
  const line = field('Lines 2, French');
  expect(document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    '"fr" is missing.',
  );
  expect(field('Lines 2, English').getAttribute('aria-invalid')).toBeNull();
  expect(field('Lines 1, French').getAttribute('aria-invalid')).toBeNull();
});

test('named entries: opened, called otherwise, copied, moved, taken away, made anew', async () => {
  const draft = draftOf('story/test/stories/every-kind');
  const { user, text } = await showMoment(draft, 'the-forge');
  const before = text();
  const choose = async (what: string) => {
    await user.click(button('More about care'));
    await user.click(await screen.findByRole('menuitem', { name: what }));
  };
  await user.click(button('care'));
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Points' })[0]?.value).toBe('40');
  await choose('Rename');
  await user.keyboard('patience-of-hands{Enter}');
  expect(difference(before, text())).toEqual(['care', 'patience-of-hands']);
  await user.click(button('More about patience-of-hands'));
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  expect(text().indexOf('heat:')).toBeLessThan(text().indexOf('patience-of-hands:'));
  await user.type(field('Name of a new entry: Qualities'), 'a-new-one{Enter}');
  expect(text()).toMatch(/a-new-one:\n {4}points: 0\n/);
  await user.click(button('More about a-new-one'));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(text()).not.toContain('a-new-one');
});

test('what a moment names of its own is called otherwise everywhere in it', async () => {
  const draft = draftOf();
  const { user, text } = await showMoment(draft, 'the-keeper');
  const before = text();
  await user.click(button('More about can-warn'));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.keyboard('may-warn{Enter}');
  expect(text()).toBe(before.replaceAll('can-warn', 'may-warn').replaceAll('red-may-warn', 'red-can-warn'));
  act(() => draft.undo('moments/the-keeper.yaml'));
  expect(text()).toBe(before);
});

test('several names are chips: put there by the keyboard, taken away one by one', async () => {
  const draft = draftOf('story/test/stories/every-kind');
  const { user, text } = await showMoment(draft, 'the-forge');
  const before = text();
  await user.click(button('Remove lamp'));
  expect(text()).toBe(before.replace('items: [lamp, kettle]', 'items: [kettle]'));
  const add = screen.getByRole('combobox', { name: 'Add: Items to work on' });
  act(() => add.focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'lamp' })).toBeTruthy();
  await user.keyboard('lamp{Enter}');
  expect(text()).toBe(before.replace('items: [lamp, kettle]', 'items: [kettle, lamp]'));
});

test('the keyboard goes from gap to gap', async () => {
  const { user } = await shown(MONOLOGUE.replace('Deux.', '""').replace("L'essai", '""'));
  await user.keyboard('{Alt>}g{/Alt}');
  expect(document.activeElement).toBe(field('Name, French'));
  await user.keyboard('{Alt>}g{/Alt}');
  expect(document.activeElement).toBe(field('Lines 2, French'));
  await user.click(button(/Next gap/));
  expect(document.activeElement).toBe(field('Name, French'));
});

test('options are a plain list until one of them says more', async () => {
  const draft = draftOf('story/test/stories/every-kind');
  const { user, text } = await showMoment(draft, 'the-gift');
  await user.click(button('lamp'));
  await user.click(button('Say more of lamp'));
  await waitFor(() => expect(text()).toMatch(/items:\s+(\{ )?lamp: \{\}/));
});

test('what is typed while the right to write is lost stays in reach, and nobody is said to have changed it', async () => {
  const { user, draft, changed } = await shown();
  const goal = field('What the player is after, English');
  await user.type(goal, ' Now.');
  act(() => draft.lock());
  await waitFor(() => expect(goal.readOnly).toBe(true));
  await user.tab();
  expect(goal.value).toBe('Go. Now.');
  expect(screen.queryByText(/Somebody else changed this/)).toBeNull();
  // It is among what could not be sent.
  expect(changed()).toEqual(['', ' Now.']);
});
