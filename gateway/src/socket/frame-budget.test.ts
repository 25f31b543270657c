import { expect, jest, test } from '@jest/globals';
import { FrameBudget } from './frame-budget.ts';

test('a page that records for an hour, and one that comes back with all it kept, stay within it', () => {
  let now = 0;
  const budget = new FrameBudget(() => now);
  const taken: boolean[] = [];
  // Ten chunks a second, each with a frame beside it.
  for (let n = 0; n < 36_000; n += 1) {
    now += 100;
    taken.push(budget.take(), budget.take());
  }
  now += 1_000;
  for (let n = 0; n < 400; n += 1) taken.push(budget.take());
  expect(taken.every(Boolean)).toBe(true);
});

test('who sends more at once than anybody keeps does not, and has it again after a while', () => {
  let now = 0;
  const budget = new FrameBudget(() => now);
  const taken = () => Array.from({ length: 1_000 }, () => budget.take()).filter(Boolean).length;
  expect(taken()).toBe(400);
  now += 1_000;
  expect(taken()).toBe(40);
  now += 3_600_000;
  expect(taken()).toBe(400);
});

test('a clock that is set back takes nothing away', () => {
  const budget = new FrameBudget();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 10_000);
  expect([budget.take(), budget.take()]).toEqual([true, true]);
  clock.mockRestore();
});
