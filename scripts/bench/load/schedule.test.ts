import { expect, test } from '@jest/globals';
import { Schedule } from './schedule.ts';

test('each moment is given once, when it has come', () => {
  const schedule = new Schedule(1_000, 50, 4);
  expect(schedule.due(999)).toEqual([]);
  expect(schedule.nextMs).toBe(1_000);
  expect(schedule.due(1_000)).toEqual([1_000]);
  expect(schedule.due(1_010)).toEqual([]);
  expect(schedule.nextMs).toBe(1_020);
});

test('who asks late gets the moments as they were planned, and no more than there are', () => {
  const schedule = new Schedule(0, 50, 4);
  expect(schedule.due(10_000)).toEqual([0, 20, 40, 60]);
  expect(schedule.nextMs).toBeUndefined();
  expect(schedule.due(20_000)).toEqual([]);
});
