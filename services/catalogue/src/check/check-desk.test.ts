import { compile } from '@fabula/story/compile';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fixtureWithMedia } from '../../../story/test/fixture.ts';
import type { DraftText, ListedDraft } from '../drafts/read-draft.ts';
import { CheckDesk } from './check-desk.ts';
import type { CompiledDraft } from './compile-draft.ts';

const STORY = 'the story';
const MOMENT = 'moments/the-end.yaml';
/** Beside the story: no part of what it comes to. */
const NOTES = 'notes.md';

let good: StoryFolder;
beforeAll(async () => {
  const folder = await fixtureWithMedia('good');
  good = { ...folder, texts: new Map([...folder.texts, [NOTES, 'Nothing.\n']]) };
});

/** A draft whose texts are these, each of version 1 or as it is said. */
function draftOf(
  texts: ReadonlyMap<string, string>,
  versions: Readonly<Record<string, number>> = {},
  storyId = STORY,
): { listed: ListedDraft; texts: DraftText[] } {
  const all = [...texts].map(([path, text]) => ({ path, text, version: versions[path] ?? 1 }));
  const { texts: _, ...folder } = good;
  const listed = new Map(all.map(({ path, version }) => [path, version]));
  return { listed: { storyId, revision: 1, folder, versions: listed }, texts: all };
}

const take = (desk: CheckDesk, texts: readonly DraftText[], storyId = STORY) =>
  desk.do({ kind: 'take', storyId, texts });
const has = (desk: CheckDesk, storyId = STORY) =>
  desk.do({ kind: 'has', storyId }) as ReadonlyMap<string, number>;
const compiled = (desk: CheckDesk, draft: ListedDraft, announceOnly = false) =>
  desk.do({ kind: 'compile', draft, announceOnly }) as CompiledDraft | undefined;
const hashOf = (texts: ReadonlyMap<string, string>) => compile({ ...good, texts }).contentHash;

describe('a desk', () => {
  test('makes of pieces what comes of the whole', () => {
    const { listed, texts } = draftOf(good.texts);
    const desk = new CheckDesk();
    expect(has(desk).size).toBe(0);
    for (const text of texts) take(desk, [text]);
    expect(has(desk)).toEqual(listed.versions);
    expect(compiled(desk, listed)?.release?.contentHash).toBe(hashOf(good.texts));
  });

  test('is brought what changed alone, and forgets what is gone', () => {
    const desk = new CheckDesk();
    const first = draftOf(good.texts);
    take(desk, first.texts);
    compiled(desk, first.listed);
    const other = good.texts.get(MOMENT)?.replace('Over.', 'All over.') ?? '';
    const texts = new Map([...good.texts, [MOMENT, other] as const].filter(([path]) => path !== NOTES));
    const changed = draftOf(texts, { [MOMENT]: 2 });
    expect(compiled(desk, changed.listed)).toBeUndefined();
    const fresh = changed.texts.filter(({ path }) => path === MOMENT);
    take(desk, fresh);
    expect(compiled(desk, changed.listed)?.release?.contentHash).toBe(hashOf(texts));
    expect(hashOf(texts)).not.toBe(hashOf(good.texts));
    expect(has(desk)).toEqual(changed.listed.versions);
  });

  test('an announcement leaves nothing behind', () => {
    const desk = new CheckDesk();
    const { listed, texts } = draftOf(good.texts);
    take(desk, texts);
    expect(compiled(desk, listed, true)?.release?.contentHash).not.toBe(hashOf(good.texts));
    expect(compiled(desk, listed)?.release?.contentHash).toBe(hashOf(good.texts));
  });

  test('has one story at a time', () => {
    const desk = new CheckDesk();
    const { listed, texts } = draftOf(good.texts);
    take(desk, texts);
    take(desk, texts.slice(0, 1), 'another');
    expect([has(desk).size, has(desk, 'another').size]).toEqual([0, 1]);
    expect(compiled(desk, listed)).toBeUndefined();
  });
});
