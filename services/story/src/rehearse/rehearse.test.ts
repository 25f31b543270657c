import { compile } from '@fabula/story/compile';
import type { StoryFolder } from '@fabula/story/story-folder';
import { expect, test } from '@jest/globals';
import { broken } from '../../test/broken.ts';
import { fixtureWithMedia } from '../../test/fixture.ts';
import { rehearse } from './rehearse.ts';

function rehearsed(folder: StoryFolder) {
  const { release } = compile(folder);
  if (!release) throw new Error('there is nothing to rehearse');
  return rehearse(release);
}

test('the same story is rehearsed alike each time', async () => {
  const story = await fixtureWithMedia('every-kind');
  expect(rehearsed(story)).toEqual(rehearsed(story));
});

test('those who play well mostly win; those who try what comes of playing badly see all endings', async () => {
  const story = await fixtureWithMedia('every-kind');
  const rehearsal = rehearsed(story);
  const won = rehearsal?.good.filter(({ status }) => status === 'won') ?? [];
  expect(won.length).toBeGreaterThan(30);
  const endings = rehearsal?.curious.map(({ status }) => status);
  expect(new Set(endings)).toEqual(new Set(['won', 'lost']));
});

test('each player comes back twice, with what the last run has left', async () => {
  const rehearsal = rehearsed(await fixtureWithMedia('every-kind'));
  const runs = rehearsal?.good.slice(0, 3) ?? [];
  expect(runs.map(({ loopNumber }) => loopNumber)).toEqual([1, 2, 3]);
  expect(runs[2]?.items.some(({ source }) => source === 'inherited_from_previous_run')).toBe(true);
});

test('a story whose runs are too long is not rehearsed', async () => {
  const story = await fixtureWithMedia('every-kind');
  const long = { file: 'story.yaml', set: [[['maxInteractions'], 500]] } as const;
  const deaf = { file: 'moments/the-neighbour.yaml', set: [[['patience'], 400]] } as const;
  const hard = { file: 'moments/the-storm.yaml', set: [[['opponents', 'storm', 'health'], 5_000]] } as const;
  const lasting = { file: 'moments/the-storm.yaml', set: [[['patience'], 1_000]] } as const;
  const tough = { file: 'characters/ada.yaml', set: [[['baseHealth'], 9_000]] } as const;
  expect(rehearsed(broken(story, long, deaf, hard, lasting, tough))).toBeUndefined();
});
