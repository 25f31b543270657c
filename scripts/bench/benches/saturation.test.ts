import { expect, test } from '@jest/globals';
import type { TurnRecord } from '../load/turn-record.ts';
import { climb, holds, stepOf } from './saturation.ts';

const turn = (ms: number | undefined): TurnRecord => ({
  ...{
    kind: 'answer',
    traceId: '',
    inputId: '',
    plannedMs: 0,
    sentMs: 0,
    transcript: '',
    isMomentOver: false,
  },
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

const window = (rate: number, isHeld: boolean) => ({ rate, p50: 1, p99: isHeld ? 10 : 300, failed: 0 });

test('a rate is held when three windows in succession are', async () => {
  const seen: number[] = [];
  const { held } = await climb(100, async (rate) => {
    seen.push(rate);
    return window(rate, rate <= 144);
  });
  expect(held).toBe(144);
  expect(seen).toEqual([100, 120, 144, 173, 173, 144, 144, 144]);
});

test('one spoiled window does not end the way up; one lucky one is no rate', async () => {
  let n = 0;
  const spoiled = await climb(100, async (rate) => window(rate, rate <= 144 && ++n !== 2));
  expect(spoiled.held).toBe(144);
  const lucky = await climb(100, async (rate) => window(rate, rate < 144 || (rate === 144 && n++ < 6)));
  expect(lucky.held).toBe(120);
});

test('what breaks at the first rate holds none', async () => {
  expect((await climb(100, async (rate) => window(rate, false))).held).toBe(0);
});
