import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { detectFormat } from '../src/audio/format.ts';
import { readRecording } from '../src/audio/recording.ts';
import { Mp3Codec } from '../src/providers/mp3/mp3-codec.ts';

const codec = new Mp3Codec();
const folder = mkdtempSync(join(tmpdir(), 'fabula-mp3-'));
const { signal } = new AbortController();
const decode = codec.decode.bind(codec);

const tone = (count: number, sampleRate = 24_000) => ({
  samples: Float32Array.from(
    { length: count },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / sampleRate),
  ),
  sampleRate,
});

describe('mp3', () => {
  afterAll(async () => {
    await codec.close();
    rmSync(folder, { recursive: true });
  });

  describe('a sentence as mp3', () => {
    test.each([1, 575, 576, 577, 12_345, 24_000, 100_001])(
      'of %i samples has that length, exactly',
      async (count) => {
        const mp3 = await codec.encode(tone(count));
        expect(detectFormat(mp3)).toBe('mp3');
        const { samples, sampleRate } = await codec.decode(mp3, 60);
        expect(sampleRate).toBe(24_000);
        expect(samples).toHaveLength(count);
      },
    );

    test('has that length for another decoder, and sounds the same', async () => {
      const source = tone(54_321);
      const file = join(folder, 'line.mp3');
      writeFileSync(file, await codec.encode(source));
      const args = ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-'];
      const bytes = Uint8Array.from(execFileSync('ffmpeg', args, { maxBuffer: 1e8 }));
      const heard = new Float32Array(bytes.buffer);
      expect(heard).toHaveLength(54_321);
      const off = heard.map((sample, i) => Math.abs(sample - (source.samples[i] ?? 0)));
      expect(Math.max(...off.subarray(2_000, 52_000))).toBeLessThan(0.05);
    });

    test('is brought to 24 kHz from any rate', async () => {
      const { samples } = await codec.decode(await codec.encode(tone(22_050, 22_050)), 60);
      expect(samples).toHaveLength(24_000);
    });

    test('is made for many at once', async () => {
      const mp3s = await Promise.all([1_000, 2_000, 3_000].map((count) => codec.encode(tone(count))));
      const decoded = await Promise.all(mp3s.map((mp3) => codec.decode(mp3, 60)));
      expect(decoded.map(({ samples }) => samples.length)).toEqual([1_000, 2_000, 3_000]);
    });

    test('that nobody waits for any more is called off', async () => {
      await expect(codec.encode(tone(24_000), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    });
  });

  describe('a recording', () => {
    const read = (bytes: Uint8Array, format: '' | 'mp3' | 'pcm' = '', sampleRate = 0) =>
      readRecording({ bytes, format, sampleRate }, decode, signal);

    test('that was cut in half is understood as far as it goes', async () => {
      const mp3 = await codec.encode(tone(48_000));
      const { samples, sampleRate } = await read(mp3.subarray(0, mp3.length >> 1));
      expect(sampleRate).toBe(16_000);
      expect(samples.length).toBeGreaterThan(12_000);
      expect(samples.length).toBeLessThan(20_000);
    });

    test('whose first half is missing, too', async () => {
      const mp3 = await codec.encode(tone(48_000));
      expect((await read(mp3.subarray(mp3.length >> 1))).samples.length).toBeGreaterThan(10_000);
    });

    test('is cut at 60 seconds, samples and mp3 alike', async () => {
      expect((await read(new Uint8Array(61 * 32_000))).samples).toHaveLength(960_000);
      const mp3 = await codec.encode({ samples: new Float32Array(61 * 24_000), sampleRate: 24_000 });
      expect((await read(mp3)).samples).toHaveLength(960_000);
    });

    test('that is empty, or half a sample, is silence', async () => {
      expect((await read(new Uint8Array())).samples).toHaveLength(0);
      expect((await read(Uint8Array.of(7))).samples).toHaveLength(0);
    });

    test('of samples that is called mp3 is read as samples', async () => {
      expect((await read(new Uint8Array(3_200), 'mp3')).samples).toHaveLength(1_600);
    });

    test('of any bytes at all never throws, whatever it is called', async () => {
      const mp3 = Buffer.from(await codec.encode(tone(12_000)));
      const bytes = fc.oneof(
        fc.uint8Array({ maxLength: 3_000 }),
        fc.uint8Array({ maxLength: 500 }).map((tail) => Buffer.concat([Buffer.from('ID3'), tail])),
        fc.array(fc.tuple(fc.nat(mp3.length - 1), fc.nat(255)), { maxLength: 40 }).map((changes) => {
          const changed = Buffer.from(mp3);
          for (const [at, byte] of changes) changed[at] = byte;
          return changed;
        }),
      );
      const format = fc.constantFrom('' as const, 'mp3' as const, 'pcm' as const);
      await fc.assert(
        fc.asyncProperty(bytes, format, async (given, called) => {
          const { samples } = await read(given, called);
          expect(samples.length).toBeLessThanOrEqual(960_000);
        }),
        { numRuns: 150 },
      );
    });
  });
});
