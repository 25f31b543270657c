/** @jest-environment ./scripts/jest/page-environment.mjs */

import { compile } from '@fabula/story/compile';
import { placeholdersIn } from '@fabula/story/placeholders';
import { expect, test } from '@jest/globals';
import { MemoryDraft } from '../../../testing/memoryDraft.ts';
import { folderOf } from '../cast/folder.ts';
import { textsOf } from '../testing/storyTexts.ts';
import { drawingOf } from './drawing/draw.ts';
import { coloursOf, missingPictures } from './missing.ts';
import { putPlaceholders } from './placeholders.ts';

const story = () => new MemoryDraft({ texts: textsOf('story/test/stories/every-kind') });
const hashOf = (at: number) => ({ sha256: String(at).padStart(4, '0').padEnd(64, '0'), bytes: 1 });
const mediaErrors = (draft: MemoryDraft) =>
  compile(folderOf(draft)).problems.filter(({ code, severity }) => /^FS5/.test(code) && severity === 'error');

test('a story with a placeholder for all that is missing has no error of pictures, and a warning of each', () => {
  const draft = story();
  expect(mediaErrors(draft).length).toBeGreaterThan(0);
  const missing = missingPictures(draft);
  expect(missing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['cover.en.jpg', 'title.fr.svg', 'places/yard.jpg', 'items/lamp.jpg']),
  );
  putPlaceholders(draft, new Map(missing.map(({ path }, at) => [path, hashOf(at + 1)])));
  expect(mediaErrors(draft)).toEqual([]);
  const warned = compile(folderOf(draft)).problems.filter(({ code }) => code === 'FS510');
  expect(warned).toHaveLength(missing.length);
  expect(missingPictures(draft)).toEqual([]);

  draft.putMedia('media/places/yard.jpg', hashOf(999));
  expect(placeholdersIn(folderOf(draft)).has('places/yard.jpg')).toBe(false);
  // What is drawn later is added to what is written.
  draft.remove('media/cover.en.jpg');
  putPlaceholders(draft, new Map([['cover.en.jpg', hashOf(1_000)]]));
  const { texts, media } = folderOf(draft);
  expect(placeholdersIn({ texts, media }).size).toBe(missing.length - 1);
});

test('one that is no map is begun anew', () => {
  for (const text of ['- a\n', 'x: [', '']) {
    const draft = new MemoryDraft({
      texts: [...textsOf('story/test/stories/every-kind'), ['placeholders.yaml', text]],
    });
    putPlaceholders(draft, new Map([['cover.en.jpg', hashOf(1)]]));
    expect([...placeholdersIn(folderOf(draft))]).toEqual(['cover.en.jpg']);
  }
});

test('what is drawn is in the story’s colours, alike for the same seed, and names are no markup', () => {
  const colours = coloursOf(story());
  expect(colours).toMatchObject({
    background: expect.stringMatching(/^#/),
    control: expect.stringMatching(/^#/),
  });
  const place = (seed: string, name = 'Hall') =>
    drawingOf({ kind: 'place', path: 'places/hall.jpg', seed, name }, colours);
  expect(place('hall')).toBe(place('hall'));
  expect(place('hall')).not.toBe(place('yard'));
  expect(place('hall')).toContain(colours.background);
  expect(place('hall', 'A <b> & "c"')).toContain('A &lt;b&gt; &amp;');
  const face = (emotion: 'normal' | 'anger') =>
    drawingOf({ kind: 'portrait', path: 'x', seed: 'ada', emotion }, colours);
  expect(face('normal')).not.toBe(face('anger'));
});
