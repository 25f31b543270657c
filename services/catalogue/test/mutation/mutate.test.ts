import { compile } from '@fabula/catalogue/domain/compile';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fixtureWithMedia } from '../fixture.ts';
import { type Mutation, mutationsOf } from './mutate.ts';

describe('200 edits of a story', () => {
  let edits: Mutation[];
  let unharmed: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const story = await fixtureWithMedia('every-kind');
    unharmed = story.texts;
    edits = mutationsOf(story, { seed: 7, count: 200 });
  });

  test('follow from the seed', async () => {
    const story = await fixtureWithMedia('every-kind');
    expect(mutationsOf(story, { seed: 7, count: 200 })).toEqual(edits);
    expect(mutationsOf(story, { seed: 8, count: 200 })).not.toEqual(edits);
  });

  test('change one file each, and are of all kinds', () => {
    expect(edits).toHaveLength(200);
    for (const { folder, file } of edits) {
      const changed = [...folder.texts].filter(([path, text]) => unharmed.get(path) !== text);
      expect(changed.map(([path]) => path)).toEqual([file]);
    }
    const kinds = edits.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['delete', 'swap', 'duplicate', 'retarget']));
  });

  test('never break the checker: it says what it finds, or makes a release', () => {
    for (const { folder, ...edit } of edits.slice(0, 60)) {
      const { problems, release } = compile(folder);
      const isAnswer = release !== undefined || problems.some(({ severity }) => severity === 'error');
      expect({ ...edit, isAnswer }).toEqual({ ...edit, isAnswer: true });
    }
  });
});
