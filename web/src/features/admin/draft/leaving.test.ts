import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Line } from '../../../testing/draftAuthority.ts';
import { KeptHere, PATH, page, site, TEXT, type } from './draft.fixture.ts';
import type { DraftStore } from './store.ts';

/** Somebody types in a form's field: no file says it until it is asked for. */
function typeInField(draft: DraftStore, value: string, path: readonly (string | number)[] = ['name', 'en']) {
  const end = draft.typing(() => {
    draft.type(PATH, { edits: [{ kind: 'set', path: [...path], value }], goesOn: false });
    end();
  });
}
const named = (name: string) => TEXT.replace('First', name);

test('it is Saving from the first key on, and Saved once the site has it', async () => {
  const authority = site();
  const { draft } = await page(authority);
  const said: string[] = [];
  draft.subscribe(() => said.push(draft.saving.kind));
  typeInField(draft, 'Second');
  expect([said, draft.saving, draft.isChecked]).toEqual([['saving'], { kind: 'saving' }, false]);
  await draft.saveNow();
  expect([draft.saving.kind, authority.text(PATH)]).toEqual(['saved', named('Second')]);
});

test('what cannot be written is not said to be saved', async () => {
  const { draft } = await page(site());
  draft.typing(() => undefined);
  await draft.saveNow();
  expect(draft.saving.kind).toBe('saving');
});

test('whoever asks what others did, undoes, or looks for words has written first what they type', async () => {
  const authority = site();
  const { draft } = await page(authority);
  typeInField(draft, 'Second');
  await draft.pull();
  expect(authority.text(PATH)).toBe(named('Second'));
  const text = () => draft.textOf(PATH);
  typeInField(draft, 'the fourth', ['lines', 1]);
  draft.undo(PATH);
  expect(text()).toBe(named('Second'));
  typeInField(draft, 'Third');
  draft.redo(PATH);
  expect(text()).toBe(named('Third'));
  typeInField(draft, 'Fifth');
  void draft.find('Fifth');
  expect(text()).toBe(named('Fifth'));
});

test.each(['hidden', 'leaving', 'gone'] as const)(
  'who turns away (%s) has all of it sent at once, and kept before',
  async (turn) => {
    const authority = site();
    const kept = new KeptHere();
    const { draft, turnAway } = await page(authority, { kept });
    type(draft, '# mine\n');
    typeInField(draft, 'Second');
    turnAway(turn);
    const [unsent] = kept.all.values();
    expect([unsent?.texts[0]?.updatesJson.length, unsent?.isLeft ?? false]).toEqual([2, turn !== 'hidden']);
    await setImmediate();
    expect(authority.text(PATH)).toBe(`# mine\n${named('Second')}`);
  },
);

test('a page that was about to be left, and was not, has its own in hand again', async () => {
  const kept = new KeptHere();
  const line: Line = { cut: 'never' };
  const { draft, clock, turnAway } = await page(site(), { kept, line });
  line.cut = 'before';
  typeInField(draft, 'Second');
  turnAway('leaving');
  type(draft, '# later\n');
  clock.pass(150);
  await setImmediate();
  expect([...kept.all.values()].map(({ isLeft }) => isLeft)).toEqual([undefined]);
});

test('what was sent as the page went away, and is kept with its id, is not done again by the next one', async () => {
  const authority = site();
  const kept = new KeptHere();
  const { draft, turnAway } = await page(authority, { kept });
  typeInField(draft, 'Second');
  turnAway('gone');
  const [unsent] = kept.all.values();
  expect(unsent?.flight?.files[0]?.updatesJson).toEqual(unsent?.texts[0]?.updatesJson);
  await setImmediate();
  const { revision } = await authority.line().head();

  const next = await page(authority, { kept });
  expect([next.left, kept.all.size, next.draft.revision]).toEqual([[], 0, revision]);
  expect([authority.refused, authority.text(PATH)]).toEqual([0, named('Second')]);
});

test('what the browser does not let out any more is sent by the next page, however much it is', async () => {
  const authority = site();
  const kept = new KeptHere();
  const line: Line = { cut: 'never' };
  const { draft, turnAway } = await page(authority, { kept, line });
  line.cut = 'before';
  const long = 'long '.repeat(20_000);
  typeInField(draft, long);
  turnAway('gone');
  await setImmediate();
  expect(authority.text(PATH)).toBe(TEXT);
  await page(authority, { kept });
  expect(authority.text(PATH)).toContain(long);
});

test('who comes back to the page goes on, and nothing of it is kept any more once the site has it', async () => {
  const authority = site();
  const kept = new KeptHere();
  const { draft, clock, turnAway } = await page(authority, { kept });
  typeInField(draft, 'Second');
  turnAway('hidden');
  await draft.saveNow();
  clock.pass(150);
  await setImmediate();
  expect([draft.saving.kind, kept.all.size]).toEqual(['saved', 0]);
  typeInField(draft, 'Third');
  await draft.saveNow();
  expect(authority.text(PATH)).toBe(named('Third'));
});

test('who types without a pause has it kept all the while', async () => {
  const kept = new KeptHere();
  const { draft, clock } = await page(site(), { kept });
  for (let typed = 0; typed < 4; typed += 1) {
    type(draft, 'a');
    clock.pass(100);
  }
  await setImmediate();
  expect([...kept.all.values()].map(({ texts }) => texts[0]?.updatesJson.length)).toEqual([4]);
});

test('who has nothing unsent leaves nothing behind', async () => {
  const kept = new KeptHere();
  const { turnAway } = await page(site(), { kept });
  turnAway('gone');
  await setImmediate();
  expect(kept.all.size).toBe(0);
});

test('what is typed as the right to write is lost stays here, is kept, and goes out once the right is back', async () => {
  const authority = site();
  const kept = new KeptHere();
  const { draft, clock } = await page(authority, { kept });
  authority.isClosed = true;
  type(draft, '# mine\n');
  const sending = draft.saveNow();
  // Between what is on its way and its answer.
  typeInField(draft, 'Second');
  await sending;
  expect([draft.canEdit, draft.saving]).toEqual([false, { kind: 'locked', unsent: 2 }]);
  expect(draft.textOf(PATH)).toBe(`# mine\n${named('Second')}`);
  clock.pass(150);
  await setImmediate();
  authority.isClosed = false;
  await page(authority, { kept });
  expect(authority.text(PATH)).toBe(`# mine\n${named('Second')}`);
});

test('a page that a browser brings back goes on, and sends nothing again that another one sent in its name', async () => {
  const authority = site();
  const kept = new KeptHere();
  const line: Line = { cut: 'never' };
  const first = await page(authority, { kept, line });
  line.cut = 'before';
  type(first.draft, '# mine\n');
  typeInField(first.draft, 'Second');
  first.turnAway('gone');
  await setImmediate();
  type(first.draft, '# later\n');
  first.turnAway('gone');
  await page(authority, { kept });
  const all = `# later\n# mine\n${named('Second')}`;
  expect(authority.text(PATH)).toBe(all);
  line.cut = 'never';
  first.turnAway('back');
  expect([...kept.all.values()].map(({ isLeft }) => isLeft)).toEqual([undefined]);
  await first.draft.pull();
  expect([first.draft.saving.kind, first.draft.textOf(PATH), authority.text(PATH)]).toEqual([
    'saved',
    all,
    all,
  ]);
});
