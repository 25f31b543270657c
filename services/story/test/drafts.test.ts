import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { broken, saidOf } from './broken.ts';
import { fixtureWithMedia } from './fixture.ts';

const ADA = '0f0e3f5c-6a0b-4f43-9d0b-6f7f3a1f0a01';
const BEA = '0f0e3f5c-6a0b-4f43-9d0b-6f7f3a1f0a02';

describe('a draft', () => {
  let good: StoryFolder;
  let storyId: string;
  beforeAll(async () => {
    good = await fixtureWithMedia('good');
    storyId = /^id: (\S+)/.exec(good.texts.get('story.yaml') ?? '')?.[1] ?? '';
  });

  const ownedBy = (folder: StoryFolder, ownerId: string | null): StoryFolder => ({
    ...folder,
    belongsTo: { storyId, ownerId },
  });

  test('says nothing of who owns it, or the truth', () => {
    const named = broken(good, { file: 'story.yaml', set: [[['ownerId'], ADA]] });
    for (const folder of [good, ownedBy(good, null), ownedBy(good, ADA), named, ownedBy(named, ADA)])
      expect(saidOf(folder)).toEqual([]);
    for (const ownerId of [BEA, null])
      expect(saidOf(ownedBy(named, ownerId))).toEqual(['FS216 story.yaml ownerId']);
  });

  test('keeps its id', () => {
    const other = broken(good, { file: 'story.yaml', set: [[['id'], BEA]] });
    expect(saidOf(ownedBy(other, null))).toEqual(['FS217 story.yaml id']);
  });
});
