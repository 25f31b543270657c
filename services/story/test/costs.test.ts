import type { Release } from '@fabula/rules/release/release';
import { compile } from '@fabula/story/compile';
import { costOf } from '@fabula/story/explore/costs';
import { remainingCostOf } from '@fabula/story/rehearse/remaining-cost';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Break, broken } from './broken.ts';
import { fixtureWithMedia } from './fixture.ts';

let whole: StoryFolder;
beforeAll(async () => {
  whole = await fixtureWithMedia('every-kind');
});

function releaseWith(...breaks: readonly Break[]): Release {
  const { release } = compile(broken(whole, ...breaks));
  if (!release) throw new Error('there is nothing to measure');
  return release;
}

/** What the moment costs a careful player once one of its fields has this value. */
function carefulIn(slug: string, field: readonly (string | number)[], value: unknown): number | undefined {
  const release = releaseWith({ file: `moments/${slug}.yaml`, set: [[field, value]] });
  const moment = release.moments.find((each) => each.slug === slug);
  return moment && costOf(moment, release).careful;
}

describe('what a moment costs a careful player', () => {
  test('grows with the points of a goal, and with what it needs', () => {
    expect(carefulIn('the-neighbour', ['points'], 20)).toBe(1);
    expect(carefulIn('the-neighbour', ['points'], 40)).toBe(2);
    expect(carefulIn('the-neighbour', ['needs'], ['sorry', 'pay'])).toBe(2);
  });

  test('grows with the health of the opponents, as far as patience goes', () => {
    const withHealth = (health: number) => carefulIn('the-storm', ['opponents', 'storm', 'health'], health);
    expect([withHealth(1), withHealth(9), withHealth(11), withHealth(99)]).toEqual([3, 3, 5, 6]);
  });

  test('is a turn for each thing that is picked, and none where all are given', () => {
    const picking = [1, 2, 3, null].map((pick) => carefulIn('the-gift', ['pick'], pick));
    expect(picking).toEqual([1, 2, 0, 0]);
  });
});

test('what remains to an epilogue is paid along the shortest way, and nothing leads on from a dead end', () => {
  const release = releaseWith();
  const remaining = remainingCostOf(release);
  const from = (slug: string) => remaining.get(release.moments.find((each) => each.slug === slug)?.id ?? '');
  expect(from('the-end')).toBe(0);
  expect(from('the-fork')).toBe(1);
  expect(from('the-deep')).toBeUndefined();
  expect(from('the-neighbour')).toBeGreaterThan(from('the-market') ?? Infinity);
});
