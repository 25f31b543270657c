import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SampleRateUnsupported } from './errors.ts';
import { resample } from './resample.ts';

const tone = (hertz: number, sampleRate: number, seconds = 1) => ({
  samples: Float32Array.from({ length: sampleRate * seconds }, (_, i) =>
    Math.sin((2 * Math.PI * hertz * i) / sampleRate),
  ),
  sampleRate,
});

/** Power of `a` over power of what differs, decibels, without the ends where the filter starts. */
function signalToNoise(a: Float32Array, b: Float32Array): number {
  let [signal, noise] = [0, 0];
  for (let i = 2_000; i < a.length - 2_000; i++) {
    signal += (a[i] ?? 0) ** 2;
    noise += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  }
  return 10 * Math.log10(signal / noise);
}

describe('resampling', () => {
  test.each([
    [44_100, 16_000],
    [48_000, 16_000],
    [22_050, 24_000],
    [16_000, 24_000],
    [8_000, 16_000],
  ])('from %i to %i Hz keeps a tone of 1 kHz within 50 dB', async (from, to) => {
    const { samples, sampleRate } = await resample(tone(1_000, from), to);
    expect(sampleRate).toBe(to);
    expect(samples).toHaveLength(to);
    expect(signalToNoise(tone(1_000, to).samples, samples)).toBeGreaterThan(50);
  });

  test('removes what the lower rate cannot carry, instead of folding it', async () => {
    const { samples } = await resample(tone(18_000, 48_000), 16_000);
    const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
    expect(20 * Math.log10(rms)).toBeLessThan(-50);
  });

  test('gives back the same sound where nothing is to be done', async () => {
    const pcm = tone(440, 16_000);
    expect(await resample(pcm, 16_000)).toBe(pcm);
  });

  test('takes any rate from 4 to 96 kHz and refuses others by name', async () => {
    const samples = new Float32Array(200);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -1, max: 200_000 }), async (sampleRate) => {
        const result = resample({ samples, sampleRate }, 16_000);
        if (sampleRate >= 4_000 && sampleRate <= 96_000) await expect(result).resolves.toBeDefined();
        else await expect(result).rejects.toThrow(SampleRateUnsupported);
      }),
      { numRuns: 40 },
    );
  });

  test('lets others work meanwhile', async () => {
    let breaths = 0;
    const breathing = setInterval(() => (breaths += 1), 0);
    await resample({ samples: new Float32Array(48_000 * 20), sampleRate: 48_000 }, 16_000);
    clearInterval(breathing);
    expect(breaths).toBeGreaterThan(5);
  });
});
