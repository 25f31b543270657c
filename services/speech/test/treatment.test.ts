import { afterAll, describe, expect, test } from '@jest/globals';
import { loudness } from '../src/audio/loudness.ts';
import { durationMs, joined, type Pcm } from '../src/audio/pcm.ts';
import { levelOf, NEUTRAL_LOUDNESS, treated } from '../src/audio/treatment.ts';
import { soundingPart } from '../src/audio/trim.ts';
import { wavePeaks } from '../src/audio/true-peak.ts';
import { deliveryOf } from '../src/domain/delivery.ts';
import { EspeakVoice } from '../src/providers/espeak/espeak.ts';
import { FliteVoice } from '../src/providers/flite/flite.ts';
import { Mp3Codec } from '../src/providers/mp3/mp3-codec.ts';
import { collect } from './engine-conformance.ts';

const codec = new Mp3Codec();

const sine = (decibels: number, seconds: number) =>
  Array.from(
    { length: 48_000 * seconds },
    (_, i) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * 997 * i) / 48_000),
  );

const at48 = (samples: readonly number[]): Pcm => ({
  samples: Float32Array.from(samples),
  sampleRate: 48_000,
});

/** How far the wave goes between its samples too; 1 is full scale. */
const truePeak = (pcm: Pcm) => {
  const highest = pcm.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return Math.max(...wavePeaks(pcm, highest));
};

describe('the treatment of a voice', () => {
  afterAll(() => codec.close());

  test('loudness is the standard’s: of a sine, and of one between quieter ones', () => {
    expect(loudness(at48(sine(0, 2)))).toBeCloseTo(-3.01, 1);
    expect(loudness(at48([...sine(-36, 3), ...sine(-23, 9), ...sine(-36, 3)]))).toBeCloseTo(-26.01, 0);
    expect(loudness(at48([]))).toBe(Number.NEGATIVE_INFINITY);
  });

  test('a peak between two samples is seen', () => {
    const samples = Float32Array.from({ length: 2_400 }, (_, i) => Math.sin((Math.PI / 2) * i + Math.PI / 4));
    expect(truePeak({ samples, sampleRate: 24_000 })).toBeGreaterThan(0.97);
  });

  test.each(['', 'nothing', 'constructor', 'toString', '__proto__'])('%j is no feeling', (emotion) => {
    expect(deliveryOf(emotion, 5)).toEqual({ rate: 1, pitch: 0, range: 1, louder: 0 });
  });

  describe.each([
    [new FliteVoice(), 'en', 'slt'],
    [new FliteVoice(), 'en', 'kal16'],
    [new EspeakVoice(), 'en', 'm3'],
    [new EspeakVoice(), 'fr', 'whisper'],
  ] as const)('%# a line as the player gets it', (voice, language, name) => {
    const made = async (text: string, emotion: string) => {
      const { pitch, rate, range, louder } = deliveryOf(emotion, 5);
      const request = { text, language, name, pitch, speed: rate, range };
      const raw = joined(await collect(voice.start(request)));
      return codec.decode(await codec.encode(await treated(raw, { sampleRate: 24_000, louder })), 60);
    };

    test.each(['', 'anger', 'sadness', 'fear'])(
      'is as loud as all others, felt or calm (%p)',
      async (emotion) => {
        const pcm = await made('Take the trumpet. Thirty-one people!', emotion);
        expect(Math.abs(levelOf(pcm) - NEUTRAL_LOUDNESS - deliveryOf(emotion, 5).louder)).toBeLessThan(1);
        expect(Math.abs(levelOf(pcm) - NEUTRAL_LOUDNESS)).toBeLessThanOrEqual(3.5);
        expect(20 * Math.log10(truePeak(pcm))).toBeLessThan(-1);
      },
    );

    test('has no silence around it, and a short one is as loud', async () => {
      const pcm = await made('No.', '');
      const { start, end } = soundingPart(pcm);
      expect(start * 1_000).toBeLessThanOrEqual(20);
      expect(durationMs(pcm) - end * 1_000).toBeLessThanOrEqual(120);
      expect(Math.abs(levelOf(pcm) - NEUTRAL_LOUDNESS)).toBeLessThan(1);
    });
  });

  test('silence stays silence, as long as it was', async () => {
    const silent = { samples: new Float32Array(24_000), sampleRate: 24_000 };
    expect(await treated(silent, { sampleRate: 24_000, louder: 0 })).toEqual(silent);
  });
});
