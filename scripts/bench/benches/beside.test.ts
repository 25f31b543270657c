import { expect, test } from '@jest/globals';
import { spreadOf } from '../stats/spread.ts';
import { type Beside, usedBeside } from './beside.ts';

const use = (ms: number) => ({
  ...{ rate: 1, ms: spreadOf([]), failed: 0 },
  ...{ cpuMs: { gateway: ms }, cpuMsOfAll: ms },
});
const beside: Beside = {
  seconds: 1,
  ...{ idleCpuMsPerSecond: { gateway: 10, run: 1 }, idleCpuMsPerSecondOfAll: 11 },
  calls: { view: use(5), run: use(20) },
};

test('beside turns a window holds its idle seconds and its calls, by process', () => {
  const window = { wallMs: 2_000, views: 3, runs: 1 };
  expect(usedBeside('gateway', beside, window)).toBe(20 + 15 + 20);
  expect(usedBeside('run', beside, window)).toBe(2);
  expect(usedBeside('unknown', beside, window)).toBe(0);
});
