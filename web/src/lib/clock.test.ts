import { expect, test } from '@jest/globals';
import { elapsedClock } from './clock.ts';

/** A device: both of its clocks, and what has elapsed by them. */
function device() {
  const at = { steady: 0, wall: 1_700_000_000_000 };
  const elapsed = elapsedClock(
    () => at.steady,
    () => at.wall,
  );
  return {
    at,
    elapsed,
    pass: (ms: number) => {
      at.steady += ms;
      at.wall += ms;
      return elapsed();
    },
  };
}

test('what passes is what has elapsed, and a clock that is set back takes nothing away', () => {
  const { at, elapsed, pass } = device();
  expect(pass(5_000)).toBe(5_000);
  at.wall -= 7_200_000;
  expect(elapsed()).toBe(5_000);
  expect(pass(75_000)).toBe(80_000);
});

test('while the device sleeps the browser’s own clock stands, and time elapses all the same', () => {
  const { at, elapsed, pass } = device();
  pass(1_000);
  at.wall += 3_600_000;
  expect(elapsed()).toBe(3_601_000);
  expect(pass(1_000)).toBe(3_602_000);
});

test('two clocks that are read to different fractions, or go a little apart, count once', () => {
  const { at, elapsed } = device();
  for (let n = 0; n < 10_000; n += 1) {
    at.steady += 0.1;
    if (n % 10 === 9) at.wall += 1.001;
    elapsed();
  }
  expect(elapsed()).toBeCloseTo(1_000, 6);
});
