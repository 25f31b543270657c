import type { Edit } from '@fabula/story/edit/edit';
import { expect, test } from '@jest/globals';
import { PATH, page, site } from './draft.fixture.ts';
import type { DraftStore } from './store.ts';

const MOMENT = `id: one
mood: normal 2
volume: 4
name: { en: Go there now, fr: Allez }
lines:
  - the first # kept
  - the second
`;

type Path = readonly (string | number)[];
const set = (path: Path, value: string | number): Edit => ({ kind: 'set', path: [...path], value });
const typed = (draft: DraftStore, path: Path, value: string) =>
  draft.type(PATH, { goesOn: false, edits: [set(path, value)] });
const chosen = (draft: DraftStore, ...edits: readonly Edit[]) => draft.splice(PATH, ...edits);

/** What two did at once, hers first: what all have then. */
async function both(hers: (draft: DraftStore) => void, his: (draft: DraftStore) => void) {
  const authority = site({ [PATH]: MOMENT });
  const [ada, ben] = [await page(authority), await page(authority)];
  const seen: (string | undefined)[] = [];
  ben.draft.subscribe(() => seen.push(ben.draft.textOf(PATH)), PATH);
  hers(ada.draft);
  his(ben.draft);
  await ada.draft.saveNow();
  await ben.draft.saveNow();
  await ada.draft.pull();
  const text = authority.text(PATH);
  expect([ada.draft.textOf(PATH), ben.draft.textOf(PATH)]).toEqual([text, text]);
  return { text, lost: ben.draft.lostIn(PATH).map((one) => one.text), ben: ben.draft, seen };
}
const with_ = (...replaced: readonly (readonly [string, string])[]) =>
  replaced.reduce((text, [was, is]) => text.replace(was, is), MOMENT);

test('of a value that both chose there is one, the later one', async () => {
  const { text } = await both(
    (hers) => chosen(hers, set(['mood'], 'joy 3'), set(['volume'], 5)),
    (his) => chosen(his, set(['mood'], 'sadness 1'), set(['volume'], 6)),
  );
  expect(text).toBe(with_(['normal 2', 'sadness 1'], ['volume: 4', 'volume: 6']));
});

test('quotes that one of both needs are there for what the other typed', async () => {
  const { text, seen } = await both(
    (hers) => typed(hers, ['name', 'en'], 'Go there: now'),
    (his) => typed(his, ['name', 'en'], 'Go "there" now'),
  );
  expect(text).toBe(with_(['Go there now', '"Go \\"there\\": now"']));
  // At no time does his form show a file that nobody can read.
  expect(new Set(seen)).toEqual(new Set([with_(['Go there now', 'Go "there" now']), text]));
});

test('what was typed in a line that the other took away leaves no letters behind, and is kept beside', async () => {
  const { text, lost } = await both(
    (hers) => chosen(hers, { kind: 'remove', path: ['lines', 0] }),
    (his) => typed(his, ['lines', 0], 'the very first'),
  );
  expect([text, lost]).toEqual([with_(['  - the first # kept\n', '']), ['the very first']]);
});

test('what was typed in a line is in that line, wherever the other moved it', async () => {
  const { text, lost } = await both(
    (hers) => chosen(hers, { kind: 'insert', path: ['lines', 0], value: 'before all' }),
    (his) => typed(his, ['lines', 1], 'the second, and last'),
  );
  expect(text).toBe(with_(['lines:\n', 'lines:\n  - before all\n'], ['the second', 'the second, and last']));
  expect(lost).toEqual([]);
});

test('who types a text in the editor of texts has its letters where they are', async () => {
  const { text } = await both(
    (hers) => chosen(hers, set(['mood'], 'joy 3')),
    (his) => {
      chosen(his, set(['mood'], 'sadness 1'));
      his.dispatch(PATH, { changes: { from: 0, insert: '# his\n' } });
    },
  );
  expect(text).toContain('# his\n');
});

test('who takes back what was settled has what the other wrote', async () => {
  const { ben } = await both(
    (hers) => typed(hers, ['name', 'fr'], 'Allez-y'),
    (his) => typed(his, ['name', 'en'], 'Go there: now'),
  );
  ben.undo(PATH);
  expect(ben.textOf(PATH)).toBe(with_(['Allez', 'Allez-y']));
});
