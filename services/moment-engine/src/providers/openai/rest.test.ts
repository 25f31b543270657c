import { expect, test } from '@jest/globals';
import { Rest } from './rest.ts';

test('three failures in a row begin a rest, after it one does, and an answer ends it', () => {
  const rest = new Rest();
  rest.failed(0);
  rest.failed(0);
  expect(rest.isOn(1)).toBe(false);
  rest.failed(0);
  expect([rest.isOn(1), rest.isOn(30_000)]).toEqual([true, false]);
  rest.failed(40_000);
  expect(rest.isOn(40_001)).toBe(true);
  rest.answered();
  rest.failed(80_000);
  expect(rest.isOn(80_001)).toBe(false);
});
