import { expect, test } from '@jest/globals';
import { spreadOf } from '../stats/spread.ts';
import { type BackgroundUse, backgroundShare } from './background-use.ts';

const use = (ms: number) => ({
  ...{ rate: 1, ms: spreadOf([]), failed: 0 },
  ...{ cpuMs: { gateway: ms }, cpuMsOfAll: ms },
});
const beside: BackgroundUse = {
  seconds: 1,
  ...{ idleCpuMsPerSecond: { gateway: 10, run: 1 }, idleCpuMsPerSecondOfAll: 11 },
  calls: { view: use(5), run: use(20) },
};

test('beside turns a window holds its idle seconds and its calls, by process', () => {
  const window = { wallMs: 2_000, views: 3, runs: 1 };
  expect(backgroundShare('gateway', beside, window)).toBe(20 + 15 + 20);
  expect(backgroundShare('run', beside, window)).toBe(2);
  expect(backgroundShare('unknown', beside, window)).toBe(0);
});
