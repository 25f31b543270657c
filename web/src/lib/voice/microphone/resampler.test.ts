import { describe, expect, test } from '@jest/globals';
import { Resampler, TARGET_RATE } from './resampler.ts';

const BLOCK = 128;

/** A quarter of a second of a sine, given in the blocks of an audio worklet. */
function resampled(rate: number, frequency: number): number[] {
  const resampler = new Resampler(rate);
  const out: number[] = [];
  for (let start = 0; start < rate / 4; start += BLOCK) {
    const block = Float32Array.from({ length: BLOCK }, (_, i) =>
      Math.sin((2 * Math.PI * frequency * (start + i)) / rate),
    );
    resampler.push(block, (sample) => out.push(sample));
  }
  return out;
}

/** Decibels of the error against the sine that should have come out, away from the filter's edges. */
function errorDb(out: readonly number[], frequency: number): number {
  const middle = out.slice(400, -400);
  const error = middle.reduce((sum, value, i) => {
    const right = Math.sin((2 * Math.PI * frequency * (i + 400)) / TARGET_RATE);
    return sum + (value - right) ** 2;
  }, 0);
  return 10 * Math.log10(error / middle.length / 0.5);
}
function power(out: readonly number[]): number {
  const middle = out.slice(400, -400);
  return middle.reduce((sum, value) => sum + value * value, 0) / middle.length;
}

describe.each([44_100, 48_000, 96_000, 22_050])('from %i Hz', (rate) => {
  test('its length stays what it was', () => {
    expect(Math.abs(resampled(rate, 440).length - TARGET_RATE / 4)).toBeLessThan(BLOCK);
  });
  test('a voice’s tone comes out as it went in', () => {
    expect(errorDb(resampled(rate, 440), 440)).toBeLessThan(-50);
    expect(errorDb(resampled(rate, 3000), 3000)).toBeLessThan(-50);
  });
});

test('what 16 kHz cannot carry is taken out, not folded down', () => {
  expect(10 * Math.log10(power(resampled(48_000, 11_000)) / 0.5)).toBeLessThan(-50);
});
