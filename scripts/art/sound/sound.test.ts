import { describe, expect, test } from '@jest/globals';
import { filteredLoop } from './filters.ts';
import { interfaceSounds } from './interface.ts';
import { levelled, peak, rms, seamRatio } from './level.ts';
import { drift, scatter, whiteNoise } from './random.ts';
import { add, createRing, RATE } from './ring.ts';

const finite = (samples: Float32Array) => samples.every(Number.isFinite);

describe('rings', () => {
  test('what goes over the end goes on at the beginning', () => {
    const ring = createRing(1);
    add(ring, Float32Array.of(1, 2, 3), { at: 1 - 1 / RATE, gain: 1, pan: -1 });
    expect([ring.left.at(-1), ring.left[0], ring.left[1]]).toEqual([1, 2, 3]);
    expect(peak(ring.right)).toBeCloseTo(0);
  });

  test('a filter around a loop leaves no seam; the measure finds one where there is one', () => {
    const noise = whiteNoise(RATE, 4);
    expect(seamRatio(filteredLoop(noise, { kind: 'low', cutoff: 200 }))).toBeLessThan(1.5);
    const ramp = Float32Array.from({ length: RATE }, (_, i) => i / RATE);
    expect(seamRatio(ramp)).toBeGreaterThan(10);
  });

  test('noise, drift and scattered times are the same for the same seed, and others for another', () => {
    expect(whiteNoise(64, 7)).toEqual(whiteNoise(64, 7));
    expect(whiteNoise(64, 7)).not.toEqual(whiteNoise(64, 8));
    expect(drift(64, 7, 1)).toEqual(drift(64, 7, 1));
    const times = scatter(20, 10, 3);
    expect(times.every((t) => t >= 0 && t < 10)).toBe(true);
  });
});

describe('level', () => {
  test('brings a sound to its loudness and never to full scale', () => {
    const [quiet = new Float32Array()] = levelled([whiteNoise(RATE, 1).map((x) => x * 1e-3)], 0.1);
    expect(rms(quiet)).toBeCloseTo(0.1, 3);
    const [loud = new Float32Array()] = levelled([whiteNoise(RATE, 1)], 5);
    expect(peak(loud)).toBeLessThanOrEqual(0.86);
  });
});

describe.each(interfaceSounds)('the sound $name', ({ draw, loudness, loop }) => {
  const [samples = new Float32Array()] = levelled([draw()], loudness);

  test('is heard at once, does not clip, and ends', () => {
    expect(finite(samples)).toBe(true);
    expect(peak(samples)).toBeLessThan(0.87);
    expect(rms(samples.subarray(0, RATE / 4))).toBeGreaterThan(loudness * 0.2);
    if (loop) expect(seamRatio(samples)).toBeLessThan(2);
    else expect(rms(samples.subarray(-64))).toBeLessThan(loudness);
  });
});
