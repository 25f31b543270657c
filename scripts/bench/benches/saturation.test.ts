import { expect, test } from '@jest/globals';
import type { TurnRecord } from '../load/turn-record.ts';
import { holds, stepOf } from './saturation.ts';

const turn = (ms: number | undefined): TurnRecord => ({
  ...{ kind: 'answer', traceId: '', plannedMs: 0, sentMs: 0, transcript: '', isMomentOver: false },
  ...(ms === undefined ? { failure: 'late' } : { outputMs: ms }),
});

test('a rate holds while its slow turns are quick enough and nearly none fails', () => {
  const quick = Array.from({ length: 99 }, () => turn(10));
  expect(stepOf(50, { turns: [...quick, turn(200)], unsent: 0 })).toEqual({
    rate: 50,
    p50: 10,
    p99: 10,
    failed: 0,
  });
  expect(holds(stepOf(50, { turns: [...quick, turn(undefined)], unsent: 0 }))).toBe(true);
  expect(holds(stepOf(50, { turns: [...quick, turn(300), turn(300)], unsent: 0 }))).toBe(false);
});

test('turns that were never sent have failed', () => {
  const step = stepOf(50, { turns: [turn(10), turn(10)], unsent: 2 });
  expect(step.failed).toBe(0.5);
  expect(holds(step)).toBe(false);
});

test('nothing answered holds nothing', () => {
  expect(holds(stepOf(50, { turns: [turn(undefined)], unsent: 0 }))).toBe(false);
});
