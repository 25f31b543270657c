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

test('the first window begins with what is taken first, however long the process is there', () => {
  let now = 45_000;
  const shares = new Shares({ most: 3, windowMs: 60_000, now: () => now });
  shares.take('a');
  expect(shares.leftMs).toBe(60_000);
  now = 100_000;
  expect(shares.take('a', 3)).toBe(false);
});

test('what was not needed is given back, within its window', () => {
  let now = 0;
  const shares = new Shares({ most: 3, windowMs: 60_000, now: () => now });
  shares.take('a', 3);
  expect(shares.take('a', 1)).toBe(false);
  shares.giveBack('a', 2, shares.window);
  expect(shares.take('a', 1)).toBe(true);
  now = 45_000;
  expect(shares.leftMs).toBe(15_000);
  const { window } = shares;
  now = 60_000;
  shares.take('a', 2);
  shares.giveBack('a', 2, window);
  expect([shares.take('a', 1), shares.take('a', 1)]).toEqual([true, false]);
  shares.giveBack('a', 100, shares.window);
  expect([shares.take('a', 3), shares.take('a', 1)]).toEqual([true, false]);
});
