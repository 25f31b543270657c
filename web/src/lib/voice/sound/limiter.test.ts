import { describe, expect, test } from '@jest/globals';
import { CEILING, Limiter } from './limiter.ts';
import { softened } from './softCeiling.ts';

const RATE = 48_000;
const BLOCK = 128;

/** What comes out, with the delay taken off. */
function limited(...channels: Float32Array[]): Float32Array[] {
  const limiter = new Limiter(RATE, channels.length);
  const length = channels[0]?.length ?? 0;
  const heard = channels.map(() => new Float32Array(length + limiter.delay));
  for (let at = 0; at < length + limiter.delay; at += BLOCK) {
    const input = channels.map((one) => {
      const block = new Float32Array(BLOCK);
      block.set(one.subarray(at, at + BLOCK));
      return block;
    });
    const output = input.map(() => new Float32Array(BLOCK));
    limiter.process(input, output);
    for (const [i, block] of output.entries())
      heard[i]?.set(block.subarray(0, length + limiter.delay - at), at);
  }
  return heard.map((one) => one.subarray(limiter.delay));
}

const sound = (seconds: number, sample: (t: number) => number): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => sample(i / RATE));
const tone = (hz: number, loud: number, seconds = 1) =>
  sound(seconds, (t) => loud * Math.sin(2 * Math.PI * hz * t));
const peak = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** Numbers that look like chance and are the same in every run. */
function chance(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state / 2 ** 32) * 2 - 1;
  };
}

describe('the limiter', () => {
  const random = chance();
  test.each([
    ['noise at four times full scale', sound(1, () => 4 * random())],
    ['single clicks', sound(1, (t) => (Math.round(t * RATE) % 4_801 === 0 ? 8 : 0))],
    ['a tone that begins at once', sound(1, (t) => (t < 0.5 ? 0 : 2 * Math.sin(2 * Math.PI * 440 * t)))],
    ['a deep voice', tone(85, 2)],
    ['steps', sound(1, (t) => ((t * 7) % 1 < 0.5 ? 1.8 : -0.2))],
  ])('lets no sample of %s pass', (_, loud) => {
    expect(peak(loud)).toBeGreaterThan(1);
    const [heard = loud] = limited(loud);
    expect(peak(heard)).toBeLessThanOrEqual(CEILING + 1e-6);
    expect(rms(heard)).toBeGreaterThan(0);
  });

  test('changes nothing of what stays below the ceiling', () => {
    const calm = sound(1, (t) => 0.8 * Math.sin(2 * Math.PI * 220 * t) * Math.sin(2 * Math.PI * 3 * t));
    expect(limited(calm)[0]).toEqual(calm);
  });

  test('turns both sides down alike', () => {
    const [left, right] = limited(tone(300, 2), tone(300, 0.2));
    expect(rms(right ?? tone(1, 1)) / rms(left ?? tone(1, 1))).toBeCloseTo(0.1, 5);
  });

  test('holds its gain within a vowel: a loud tone keeps its shape', () => {
    const loud = tone(110, 1.6);
    const [heard = loud] = limited(loud);
    const steady = heard.subarray(RATE / 2);
    const whole = loud.subarray(RATE / 2);
    const gain = rms(steady) / rms(whole);
    const bent = rms(steady.map((value, i) => value - gain * (whole[i] ?? 0))) / rms(steady);
    expect(bent).toBeLessThan(0.005);
  });

  test('has let go soon after a peak: what follows is as loud as it was', () => {
    const spoken = sound(1, (t) => (t < 0.01 ? 2 : 0.3) * Math.sin(2 * Math.PI * 200 * t));
    const [heard = spoken] = limited(spoken);
    const later = (samples: Float32Array) => rms(samples.subarray(0.4 * RATE, 0.6 * RATE));
    expect(20 * Math.log10(later(heard) / later(spoken))).toBeGreaterThan(-0.5);
  });
});

test('the soft ceiling leaves what the limiter lets pass, and cuts nothing', () => {
  for (const value of [0, 0.3, -CEILING, CEILING]) expect(softened(value)).toBe(value);
  expect(softened(1.5)).toBeLessThan(1);
  expect(softened(-40)).toBeGreaterThan(-1);
  expect(softened(0.95)).toBeGreaterThan(softened(0.92));
});
