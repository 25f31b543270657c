import { expect, test } from '@jest/globals';
import { median, medianSpread, percentile, spreadOf } from './spread.ts';

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

test('percentiles are values that were measured, by nearest rank', () => {
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.01)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('numbers are ordered as numbers', () => {
  expect(percentile([9, 10, 100], 0.5)).toBe(10);
  expect(spreadOf([9, 10, 100])).toEqual({ count: 3, mean: 119 / 3, p50: 10, p95: 100, p99: 100, max: 100 });
});

test('the median of an even number is between the middle two', () => {
  expect(median([4, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('several runs: each figure is the median of its own, turns add up', () => {
  const runs = [spreadOf([1, 1]), spreadOf([5, 9]), spreadOf([2, 3])];
  expect(medianSpread(runs)).toMatchObject({ count: 6, p50: 2, max: 3 });
});
