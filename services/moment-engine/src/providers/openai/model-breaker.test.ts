import { expect, test } from '@jest/globals';
import { ModelBreaker } from './model-breaker.ts';

test('three failures in a row begin a rest, after it one does, and an answer ends it', () => {
  const breaker = new ModelBreaker();
  breaker.failed(0);
  breaker.failed(0);
  expect(breaker.isOn(1)).toBe(false);
  breaker.failed(0);
  expect([breaker.isOn(1), breaker.isOn(30_000)]).toEqual([true, false]);
  breaker.failed(40_000);
  expect(breaker.isOn(40_001)).toBe(true);
  breaker.answered();
  breaker.failed(80_000);
  expect(breaker.isOn(80_001)).toBe(false);
});
