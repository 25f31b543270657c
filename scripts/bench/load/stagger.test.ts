import { expect, test } from '@jest/globals';
import { headStart, turnsOf } from './stagger.ts';

test('the turns of a run are its sentences and its starts', () => {
  expect(turnsOf({ says: { hall: ['yes', 'no'], door: ['open'] } })).toBe(5);
});

test.each([
  ['all players', 1],
  ['those of one language of two', 2],
])('%s are everywhere in the story alike', (_who, step) => {
  const quarters = Array.from({ length: 100 }, (_, n) => Math.floor(headStart(n * step, 40) / 10));
  for (const quarter of [0, 1, 2, 3]) {
    const players = quarters.filter((one) => one === quarter).length;
    expect(Math.abs(players - 25)).toBeLessThanOrEqual(2);
  }
});
