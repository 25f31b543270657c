import { expect, test } from '@jest/globals';
import { Breaker } from './breaker.ts';

const flite = { engine: 'flite', role: 'voice' } as const;

function onClock() {
  const clock = { now: 0 };
  const breaker = new Breaker(() => clock.now);
  const fail = (times: number) => {
    for (let n = 0; n < times; n += 1) breaker.saw({ ...flite, outcome: 'failed' });
  };
  return { clock, breaker, fail };
}

test('three failures in a row are a rest; two, or a success in between, are not', () => {
  const { breaker, fail } = onClock();
  fail(2);
  expect(breaker.isResting(flite)).toBe(false);
  breaker.saw({ ...flite, outcome: 'ok' });
  fail(2);
  breaker.saw({ ...flite, outcome: 'aborted' });
  expect(breaker.isResting(flite)).toBe(false);
  fail(1);
  expect(breaker.isResting(flite)).toBe(true);
  expect(breaker.isResting({ engine: 'flite', role: 'recogniser' })).toBe(false);
});

test('after the rest it is tried once, and rests twice as long where it fails again', () => {
  const { clock, breaker, fail } = onClock();
  fail(5);
  clock.now = 10_000;
  expect(breaker.isResting(flite)).toBe(false);
  fail(1);
  clock.now = 29_999;
  expect(breaker.isResting(flite)).toBe(true);
  clock.now = 30_000;
  breaker.saw({ ...flite, outcome: 'ok' });
  fail(2);
  expect(breaker.isResting(flite)).toBe(false);
});

test('no rest is longer than five minutes', () => {
  const { clock, breaker, fail } = onClock();
  fail(3);
  for (let rest = 0; rest < 20; rest += 1) {
    clock.now += 300_000;
    expect(breaker.isResting(flite)).toBe(false);
    fail(1);
    expect(breaker.isResting(flite)).toBe(true);
  }
});
