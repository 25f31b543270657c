import { compile } from '@fabula/story/compile';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { broken } from '../broken.ts';
import { fixtureWithMedia } from '../fixture.ts';
import { catcher } from './caught.ts';
import { EDITS } from './edits.ts';
import { type Mutation, mutationsOf } from './mutate.ts';
import { neutralEditsOf } from './neutral.ts';

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
    expect(new Set(kinds)).toEqual(new Set(Object.keys(EDITS)));
  });

  test('are caught beyond what is said of the unharmed story', async () => {
    const story = await fixtureWithMedia('every-kind');
    const caught = catcher(broken(story, { file: 'story.yaml', set: [[['par'], 40]] }));
    const worse = { file: 'story.yaml', set: [[['par'], 40]] } as const;
    expect(caught(broken(story, worse))).toMatchObject({ by: 'nothing', codes: [] });
    const lost = { file: 'moments/the-fork.yaml', set: [[['paths', 'sea', 'to'], 'the-end']] } as const;
    expect(caught(broken(story, worse, lost))).toMatchObject({ by: 'error', codes: ['FS301'] });
    const idle = { file: 'story.yaml', set: [[['facts', 'it-rains'], 'It rains.']] } as const;
    expect(caught(broken(story, idle))).toMatchObject({ by: 'warning', codes: ['FS214'] });
  });

  test('never break the checker: it says what it finds, or makes a release', () => {
    for (const { folder, ...edit } of edits.slice(0, 60)) {
      const { problems, release } = compile(folder);
      const isAnswer = release !== undefined || problems.some(({ severity }) => severity === 'error');
      expect({ ...edit, isAnswer }).toEqual({ ...edit, isAnswer: true });
    }
  });
});

test('edits that are no mistakes are not told of', async () => {
  const story = await fixtureWithMedia('every-kind');
  const caught = catcher(story);
  const edits = neutralEditsOf(story, { seed: 7, count: 12 });
  expect(edits).toHaveLength(12);
  for (const { folder, ...edit } of edits) {
    expect({ ...edit, by: caught(folder).by }).toEqual({ ...edit, by: 'nothing' });
  }
});
