import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Spell } from './spell.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A spell of which each write succeeds, and how many keys there were at each, with whether it goes on. */
function spell() {
  const writes: (readonly [keys: number, goesOn: boolean])[] = [];
  let keys = 0;
  const one: Spell = new Spell(() => {
    writes.push([keys, one.goesOn]);
    one.tried(true);
  });
  const type = (count: number, everyMs: number) => {
    for (let key = 0; key < count; key += 1) {
      keys += 1;
      one.key();
      jest.advanceTimersByTime(everyMs);
    }
  };
  return { one, type, writes };
}

test('it is written after a pause', () => {
  const { type, writes } = spell();
  type(3, 100);
  jest.advanceTimersByTime(199);
  expect(writes).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(writes).toEqual([[3, false]]);
});

test('a sentence of 130 letters without a pause is written each second, and is one step all the same', () => {
  const { type, writes } = spell();
  type(130, 40);
  jest.advanceTimersByTime(300);
  expect(writes).toEqual([
    [25, false],
    [50, true],
    [75, true],
    [100, true],
    [125, true],
    [130, true],
  ]);
});

test('who pauses, or leaves the input, begins another step', () => {
  const { one, type, writes } = spell();
  type(1, 499);
  type(1, 500);
  type(1, 400);
  one.end();
  type(1, 400);
  expect(writes).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ]);
});

test('it is held once, as long as the file does not say it', () => {
  const { one } = spell();
  let held = 0;
  const hold = () => {
    held += 1;
    return () => {
      held -= 1;
    };
  };
  for (const isAhead of [true, true]) one.hold(isAhead, hold);
  expect(held).toBe(1);
  one.hold(false, hold);
  expect(held).toBe(0);
  one.hold(true, hold);
  one.close();
  expect(held).toBe(0);
});
