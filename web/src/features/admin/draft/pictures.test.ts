import { expect, test } from '@jest/globals';
import type { Line } from '../../../testing/draftAuthority.ts';
import { KeptHere, page, settle, site } from './draft.fixture.ts';
import type { DraftStore } from './store.ts';

/** The same every time. */
const [PICTURE, OTHER] = ['a', 'b'].map((digit) => ({ sha256: digit.repeat(64), bytes: 10 })) as [
  { sha256: string; bytes: number },
  { sha256: string; bytes: number },
];
const HALL = 'media/places/hall.jpg';
const COVER = 'media/cover.en.jpg';
const pictureOf = (draft: DraftStore, path: string) =>
  draft.files().find((file) => file.path === path)?.sha256;

test('pictures go out with the text that tells of them, in one edit, and come to others', async () => {
  const authority = site();
  const [ada, bob] = [await page(authority), await page(authority)];
  const before = ada.draft.revision;
  ada.draft.putMedia(HALL, PICTURE);
  ada.draft.putMedia(COVER, OTHER);
  ada.draft.create('placeholders.yaml', 'cover.en.jpg: "bbbb"\n');
  expect(ada.draft.unsent).toBe(3);
  expect(ada.draft.files().find(({ path }) => path === HALL)?.v).toBe('a'.repeat(32));
  await ada.draft.saveNow();
  expect([ada.draft.saving.kind, ada.draft.revision]).toEqual(['saved', before + 1]);
  await bob.draft.pull();
  expect([pictureOf(bob.draft, HALL), pictureOf(bob.draft, COVER)]).toEqual([PICTURE.sha256, OTHER.sha256]);

  bob.draft.putMedia(HALL, OTHER);
  ada.draft.putMedia(HALL, PICTURE);
  await bob.draft.saveNow();
  await ada.draft.saveNow();
  await bob.draft.pull();
  expect([pictureOf(ada.draft, HALL), pictureOf(bob.draft, HALL)]).toEqual([PICTURE.sha256, PICTURE.sha256]);
  bob.draft.remove(HALL);
  await bob.draft.saveNow();
  await ada.draft.pull();
  expect(pictureOf(ada.draft, HALL)).toBeUndefined();
  ada.draft.putMedia(HALL, OTHER);
  await ada.draft.saveNow();
  expect([ada.draft.saving.kind, ada.draft.unsent]).toEqual(['saved', 0]);
});

test('a picture that was put where somebody else takes one away stays', async () => {
  const authority = site();
  const [ada, bob] = [await page(authority), await page(authority)];
  ada.draft.putMedia(HALL, PICTURE);
  await ada.draft.saveNow();
  await bob.draft.pull();
  ada.draft.remove(HALL);
  bob.draft.putMedia(HALL, OTHER);
  await ada.draft.saveNow();
  await bob.draft.saveNow();
  await ada.draft.pull();
  expect([pictureOf(ada.draft, HALL), pictureOf(bob.draft, HALL)]).toEqual([OTHER.sha256, OTHER.sha256]);
});

test('a picture that could not be put there is, at the next visit', async () => {
  const authority = site();
  const [line, kept]: [Line, KeptHere] = [{ cut: 'never' }, new KeptHere()];
  const ada = await page(authority, { line, kept });
  line.cut = 'before';
  ada.draft.putMedia(HALL, PICTURE);
  ada.clock.pass(600);
  await settle(ada.draft);
  ada.clock.pass(150);
  await settle(ada.draft);
  expect(ada.draft.saving).toEqual({ kind: 'offline', unsent: 1 });
  const later = await page(authority, { kept });
  expect([pictureOf(later.draft, HALL), later.left]).toEqual([PICTURE.sha256, []]);
});
