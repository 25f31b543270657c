import { setImmediate } from 'node:timers/promises';
import { Transaction } from '@codemirror/state';
import { expect, test } from '@jest/globals';
import type { Line } from '../../../testing/draftAuthority.ts';
import { TestClock } from '../../../testing/testClock.ts';
import { outlineOfText } from '../flow/reading/outlines.ts';
import { Away, DEAF, KeptHere, PATH, page, reader, settle, site, TEXT, type } from './draft.fixture.ts';
import { openDraft } from './openDraft.ts';

test('what is typed is sent 600 ms after the last change, and no later than 3 s after the first', async () => {
  const authority = site();
  const { draft, clock } = await page(authority);
  type(draft, 'a');
  clock.pass(599);
  expect([draft.saving.kind, authority.text(PATH)]).toEqual(['saving', TEXT]);
  clock.pass(1);
  await settle(draft);
  expect([draft.saving.kind, authority.text(PATH)]).toEqual(['saved', `a${TEXT}`]);
  for (let typed = 0; typed < 5; typed += 1) {
    type(draft, 'b');
    clock.pass(590);
  }
  type(draft, 'c');
  expect(authority.text(PATH)).toBe(`a${TEXT}`);
  clock.pass(60);
  await draft.pull();
  expect(authority.text(PATH)).toBe(`cbbbbba${TEXT}`);
});

test('two type in one text: both have all of it, and undo leaves alone what the other wrote', async () => {
  const authority = site();
  const [ada, bob] = [await page(authority), await page(authority)];
  type(ada.draft, '# ada\n');
  type(bob.draft, '# bob\n', TEXT.length);
  await ada.draft.saveNow();
  await bob.draft.saveNow();
  await ada.draft.pull();
  const both = `# ada\n${TEXT}# bob\n`;
  expect([ada.draft.textOf(PATH), bob.draft.textOf(PATH), authority.text(PATH)]).toEqual([both, both, both]);
  ada.draft.undo(PATH);
  await ada.draft.saveNow();
  await bob.draft.pull();
  expect(bob.draft.textOf(PATH)).toBe(`${TEXT}# bob\n`);
  ada.draft.redo(PATH);
  expect(ada.draft.textOf(PATH)).toBe(both);
});

test('an answer that is lost is asked for again, and nothing is done twice', async () => {
  const authority = site();
  const line: Line = { cut: 'never' };
  const { draft } = await page(authority, { line });
  line.cut = 'after';
  type(draft, 'once ');
  await draft.saveNow();
  expect([draft.saving, authority.text(PATH)]).toEqual([{ kind: 'offline', unsent: 1 }, `once ${TEXT}`]);
  type(draft, 'and ');
  line.cut = 'never';
  await draft.saveNow();
  expect([draft.saving.kind, draft.textOf(PATH), authority.text(PATH)]).toEqual([
    'saved',
    ...[`and once ${TEXT}`, `and once ${TEXT}`],
  ]);
});

test('a form’s edit changes one value, is undone in one step, and comes to others as any text does', async () => {
  const authority = site();
  const [ada, bob] = [await page(authority), await page(authority)];
  ada.draft.splice(
    PATH,
    { kind: 'set', path: ['name', 'en'], value: 'Second' },
    { kind: 'append', path: ['lines'], value: 'the third' },
  );
  type(bob.draft, '# above\n');
  await bob.draft.saveNow();
  await ada.draft.saveNow();
  await bob.draft.pull();
  const after = `# above\n${TEXT.replace('First', 'Second')}  - the third\n`;
  expect([ada.draft.textOf(PATH), bob.draft.textOf(PATH)]).toEqual([after, after]);
  ada.draft.undo(PATH);
  expect(ada.draft.textOf(PATH)).toBe(`# above\n${TEXT}`);
});

test('two type in one value of a form at once: nothing stands there twice, and undo leaves alone what the other wrote', async () => {
  const authority = site();
  const [ada, bob] = [await page(authority), await page(authority)];
  const goesOn = false;
  const write = (value: string) => ({ goesOn, edits: [{ kind: 'set', path: ['lines', 0], value } as const] });
  ada.draft.type(PATH, write('the very first'));
  bob.draft.type(PATH, write('the first, of two'));
  await ada.draft.saveNow();
  await bob.draft.saveNow();
  await ada.draft.pull();
  const both = TEXT.replace('the first', 'the very first, of two');
  expect([ada.draft.textOf(PATH), bob.draft.textOf(PATH), authority.text(PATH)]).toEqual([both, both, both]);
  ada.draft.undo(PATH);
  await ada.draft.saveNow();
  await bob.draft.pull();
  expect(bob.draft.textOf(PATH)).toBe(TEXT.replace('the first', 'the first, of two'));
});

test('what is done before anything can be undone is undone as well, step by step, and leaves alone what others wrote', async () => {
  const around = {
    authority: site().line(),
    worker: DEAF,
    kept: new KeptHere(),
    clock: new TestClock(),
    onTurnAway: new Away().listen,
  };
  const { draft, undoable } = await openDraft('story', around);
  draft.splice(PATH, { kind: 'set', path: ['name', 'en'], value: 'Second' });
  const second = TEXT.replace('First', 'Second');
  const theirs = { from: 0, insert: '# hers\n' };
  draft.dispatch(PATH, { changes: theirs, annotations: Transaction.addToHistory.of(false) });
  draft.splice(PATH, { kind: 'append', path: ['lines'], value: 'the third' });
  draft.undo(PATH);
  expect(draft.textOf(PATH)).toBe(`# hers\n${second}  - the third\n`);
  await undoable;
  expect(draft.textOf(PATH)).toBe(`# hers\n${second}`);
  for (const text of [`# hers\n${TEXT}`, `# hers\n${TEXT}`]) {
    draft.undo(PATH);
    expect(draft.textOf(PATH)).toBe(text);
  }
  draft.redo(PATH);
  draft.redo(PATH);
  expect(draft.textOf(PATH)).toBe(`# hers\n${second}  - the third\n`);
});

test('files come, are moved and go, with what is typed in them meanwhile', async () => {
  const authority = site();
  const { draft } = await page(authority);
  const other = await page(authority);
  draft.create('moments/new.yaml', 'id: new\n');
  type(draft, '# typed before it was sent\n', 0, 'moments/new.yaml');
  draft.move(PATH, 'moments/moved.yaml');
  type(draft, '# and after\n', 0, 'moments/moved.yaml');
  await draft.saveNow();
  type(draft, 'x', 0, 'moments/new.yaml');
  await draft.saveNow();
  expect(draft.saving.kind).toBe('saved');
  await other.draft.pull();
  const paths = ['moments/moved.yaml', 'moments/new.yaml'];
  expect(other.draft.files().map(({ path }) => path)).toEqual(paths);
  expect(paths.map((path) => other.draft.textOf(path))).toEqual([
    `# and after\n${TEXT}`,
    'x# typed before it was sent\nid: new\n',
  ]);
  draft.remove('moments/new.yaml');
  draft.create('moments/new.yaml', 'id: newer\n');
  draft.remove('moments/moved.yaml');
  await draft.saveNow();
  await other.draft.pull();
  expect(other.draft.files().map(({ path }) => path)).toEqual(['moments/new.yaml']);
  expect(other.draft.textOf('moments/new.yaml')).toBe('id: newer\n');
});

test('a text that somebody else deletes while one types in it can be restored with all that was typed', async () => {
  const authority = site();
  const [ada, bob] = [await page(authority), await page(authority)];
  type(ada.draft, '# mine\n');
  bob.draft.remove(PATH);
  await bob.draft.saveNow();
  await ada.draft.saveNow();
  expect([ada.draft.textOf(PATH), ada.draft.goneText(PATH)]).toEqual([undefined, `# mine\n${TEXT}`]);
  ada.draft.create(PATH, ada.draft.goneText(PATH) ?? '');
  await ada.draft.saveNow();
  await bob.draft.pull();
  expect(bob.draft.textOf(PATH)).toBe(`# mine\n${TEXT}`);
});

test('what could not be sent is kept by the browser, and goes out at the next visit over what others did', async () => {
  const authority = site();
  const kept = new KeptHere();
  const line: Line = { cut: 'never' };
  const first = await page(authority, { line, kept });
  type(first.draft, '# sent, and never answered\n');
  line.cut = 'after';
  await first.draft.saveNow();
  type(first.draft, '# never sent\n', TEXT.length);
  line.cut = 'before';
  await first.draft.saveNow();
  expect(first.draft.saving).toEqual({ kind: 'offline', unsent: 2 });
  first.clock.pass(150);
  const other = await page(authority);
  type(other.draft, '# of somebody else\n');
  await other.draft.saveNow();

  const second = await page(authority, { kept });
  expect(second.left).toEqual([]);
  expect(kept.all.size).toBe(0);
  const text = authority.text(PATH) ?? '';
  expect(second.draft.textOf(PATH)).toBe(text);
  for (const line of ['# sent, and never answered', '# never sent', '# of somebody else'])
    expect([line, text.split(line).length - 1]).toEqual([line, 1]);
});

test('what arrived and was kept as unsent by a page that was left is not sent again', async () => {
  const authority = site();
  const kept = new KeptHere();
  const line: Line = { cut: 'never' };
  const first = await page(authority, { line, kept });
  const picture = { sha256: 'a'.repeat(64), bytes: 10 };
  type(first.draft, '# mine\n');
  first.draft.create('moments/new.yaml', 'a: 1\n');
  first.draft.putMedia('media/cover.en.jpg', picture);
  first.clock.pass(150);
  line.cut = 'after';
  await first.draft.saveNow();
  const { revision } = await authority.line().head();

  const second = await page(authority, { kept });
  expect([second.left, kept.all.size]).toEqual([[], 0]);
  expect([authority.refused, second.draft.revision]).toEqual([0, revision]);
  expect([authority.text(PATH), authority.text('moments/new.yaml')]).toEqual([`# mine\n${TEXT}`, 'a: 1\n']);
  const cover = second.draft.files().find(({ path }) => path === 'media/cover.en.jpg');
  expect(cover?.sha256).toBe(picture.sha256);
});

test('an edit that is under way is kept as that, with its id', async () => {
  const authority = site();
  const straight = authority.line.bind(authority);
  const sent: string[] = [];
  const edit: ReturnType<typeof straight>['edit'] = ({ editId }) => {
    sent.push(editId);
    return new Promise(() => undefined);
  };
  authority.line = (line) => ({ ...straight(line), edit });
  const kept = new KeptHere();
  const { draft, clock } = await page(authority, { kept });
  type(draft, '# mine\n');
  clock.pass(600);
  await setImmediate();
  clock.pass(150);
  await setImmediate();
  expect(sent).toHaveLength(1);
  expect([...kept.all.values()].map(({ flight }) => flight?.editId)).toEqual(sent);
});

test('where a right was taken away nothing can be typed any more, and what was is still there', async () => {
  const authority = site();
  const { draft } = await page(authority);
  type(draft, '# mine\n');
  authority.isClosed = true;
  await draft.saveNow();
  expect([draft.saving, draft.canEdit]).toEqual([{ kind: 'locked', unsent: 1 }, false]);
  type(draft, 'more');
  expect(draft.textOf(PATH)).toBe(`# mine\n${TEXT}`);
});

test('what the site refuses is said, others are heard all the same, and what mends it is saved', async () => {
  const authority = site();
  const [ada, bob] = [await page(authority), await page(authority)];
  type(ada.draft, 'x'.repeat(210 * 1024));
  await ada.draft.saveNow();
  expect(ada.draft.saving).toMatchObject({ kind: 'refused', error: { reason: 'FILE_TOO_LARGE' } });
  type(bob.draft, '# bob\n');
  await bob.draft.saveNow();
  await ada.draft.pull();
  expect(ada.draft.textOf(PATH)).toContain('# bob\n');
  ada.draft.undo(PATH);
  await ada.draft.saveNow();
  expect([ada.draft.saving.kind, authority.text(PATH)]).toEqual(['saved', `# bob\n${TEXT}`]);
});

/** `FABULA_PROOF=long` types as much as two people in an afternoon. */
const EDITS = process.env.FABULA_PROOF === 'long' ? 2_000 : 200;

function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test(`two type ${EDITS} times each on lines that are cut: the same text everywhere, and nothing lost`, async () => {
  const authority = site();
  const people = await Promise.all(
    ['a', 'b'].map(async (name, index) => {
      const line: Line = { cut: 'never' };
      return { name, line, roll: dice(index + 1), ...(await page(authority, { line })) };
    }),
  );
  for (let edit = 0; edit < EDITS; edit += 1) {
    for (const { name, line, roll, draft } of people) {
      const text = draft.textOf(PATH) ?? '';
      type(draft, `<${name}${edit}>`, roll(text.length + 1));
      line.cut = (['never', 'before', 'after'] as const)[roll(3)] ?? 'never';
      if (roll(2) === 0) await (roll(2) === 0 ? draft.saveNow() : draft.pull());
    }
  }
  for (const { line } of people) line.cut = 'never';
  for (const { draft } of [...people, ...people]) await draft.pull();
  const text = authority.text(PATH) ?? '';
  expect(people.map(({ draft }) => draft.textOf(PATH) === text)).toEqual([true, true]);
  // Others may have typed in the middle of a word: its letters are all there.
  expect(text.length).toBe(
    TEXT.length + people.flatMap(({ name }) => lengths(name)).reduce((a, b) => a + b, 0),
  );
});

const lengths = (name: string): number[] =>
  Array.from({ length: EDITS }, (_, edit) => `<${name}${edit}>`.length);

test('several changes are told once, at their end', async () => {
  const { draft } = await page(site());
  let [told, ofPath] = [0, 0];
  draft.subscribe(() => (told += 1));
  draft.subscribe(() => (ofPath += 1), PATH);
  draft.together(() => {
    type(draft, 'a');
    draft.together(() => type(draft, 'b'));
    draft.create('moments/other.yaml', 'x');
    expect([told, ofPath, draft.textOf(PATH)]).toEqual([0, 0, `ba${TEXT}`]);
  });
  expect([told, ofPath]).toEqual([1, 1]);
});

test('a draft of more texts than a call has is read whole, in any order', async () => {
  const texts = Object.fromEntries(
    Array.from({ length: 300 }, (_, n) => [`moments/m-${n}.yaml`, `id: ${n}\n`]),
  );
  const { draft } = await page(site(texts));
  expect(draft.files().map(({ path }) => [path, draft.textOf(path)])).toEqual(
    Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
});

test('what the worker has read of the texts is taken from it, as long as they stand', async () => {
  expect((await page(site())).draft.isRead).toBe(false);
  const outline = { name: { en: 'as the worker says' }, goal: {}, isSilent: false };
  const told = { ...outline, ways: [], opponents: [], rewards: [] };
  const { draft } = await page(site(), { worker: reader(told) });
  const text = draft.stateOf(PATH)?.doc;
  expect([draft.isRead, text && outlineOfText(PATH, text)]).toEqual([true, told]);
  type(draft, '# mine\n');
  const after = draft.stateOf(PATH)?.doc;
  expect(after && outlineOfText(PATH, after).name.en).toBe('First');
});
