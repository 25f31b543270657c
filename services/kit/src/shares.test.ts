import { expect, test } from '@jest/globals';
import { Shares } from './shares.ts';

test('each has a share of their own, and another one in the next window', () => {
  let now = 0;
  const shares = new Shares({ most: 3, windowMs: 60_000, now: () => now });
  expect([shares.take('a', 2), shares.take('a'), shares.take('a'), shares.take('b', 3)]).toEqual([
    ...[true, true, false, true],
  ]);
  now = 60_000;
  expect([shares.take('a', 3), shares.take('b', 4)]).toEqual([true, false]);
});
