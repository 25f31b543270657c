import { compile } from '@fabula/story/compile';
import { mediaNames } from '@fabula/story/media-names';
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

  test('is told of each file that its release names and nobody keeps, and of no other', async () => {
    const every = await fixtureWithMedia('every-kind');
    const slugOf = (kind: string) =>
      [...every.texts.keys()].flatMap((path) => new RegExp(`^${kind}/(.+)\\.yaml$`).exec(path)?.[1] ?? [])[0];
    const [character = '', moment = ''] = [slugOf('characters'), slugOf('moments')];
    const more = [
      ...['sounds/intro.mp3', 'sample-1.jpg', `moments/${moment}.jpg`, 'nobody-names/this.jpg'],
      ...[`characters/${character}/happiness.mp4`, `characters/${character}/figure.json`],
    ];
    const paths = [...every.media.keys(), ...more];
    const hashes = paths.map((path, index) => [path, index.toString(16).padStart(64, '0')] as const);
    const media = new Map(hashes);
    // As uploads they have all of their digits.
    const folder = { ...every, media, uploads: new Set(paths) };
    const { json = '' } = compile(folder);
    const named = mediaNames(json).map((name) => name.slice(0, name.indexOf('?')));
    expect(named).toEqual(expect.arrayContaining(more.filter((path) => path !== 'nobody-names/this.jpg')));
    const { problems } = compile({ ...folder, absent: new Set(media.values()) });
    const told = problems.filter(({ code }) => code === 'FS511').map(({ message }) => message);
    const wanted = named.map((path) => `The file media/${path} is not kept by the site.`);
    expect([...new Set(told)].sort()).toEqual(wanted.sort());
  });

  test('is told by content: where another one lies at the same place there is nothing to say', () => {
    const [path = '', hash = ''] = [...good.media][0] ?? [];
    const folder = {
      ...good,
      media: new Map([...good.media, [path, 'another']]),
      absent: new Set(['another']),
    };
    expect(saidOf(folder)).toEqual([expect.stringContaining('FS511 story.yaml')]);
    expect(saidOf({ ...folder, media: new Map([...good.media, [path, hash]]) })).toEqual([]);
  });
});
