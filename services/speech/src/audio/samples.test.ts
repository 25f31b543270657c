import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { WaveUnreadable } from './errors.ts';
import { cutAt, durationMs, joined, padded } from './pcm.ts';
import { fromPcm16, toPcm16 } from './pcm16.ts';
import { fromWav, toWav } from './wav.ts';

describe('raw samples', () => {
  test('come back as they went, an odd last byte is dropped', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect([...toPcm16(fromPcm16(bytes))]).toEqual([...bytes.subarray(0, bytes.length & ~1)]);
      }),
    );
  });

  test('are clipped beyond full scale, and silent where they are no numbers', () => {
    expect([...fromPcm16(toPcm16(Float32Array.of(2, -2, Number.NaN)))]).toEqual([32_767 / 32_768, -1, 0]);
  });

  test('are read from a part of a larger buffer, at an odd offset', () => {
    const bytes = Uint8Array.of(9, 0, 64, 9).subarray(1, 3);
    expect([...fromPcm16(bytes)]).toEqual([0.5]);
  });
});

describe('a sound', () => {
  const second = { samples: new Float32Array(16_000).fill(0.5), sampleRate: 16_000 };

  test('is cut, padded, joined and measured', () => {
    expect(durationMs(cutAt(second, 0.25))).toBe(250);
    expect(cutAt(second, 2)).toBe(second);
    expect(durationMs(padded(second, 0.25))).toBe(1_500);
    expect(durationMs(joined([second, second]))).toBe(2_000);
    expect(joined([]).samples).toHaveLength(0);
  });
});

describe('a wave file', () => {
  const pcm = { samples: Float32Array.of(0, 0.25, -0.25), sampleRate: 22_050 };

  test('comes back as it went', () => {
    expect(fromWav(toWav(pcm))).toEqual(pcm);
  });

  test('whose writer did not know its size is read to the end', () => {
    const file = Buffer.from(toWav(pcm));
    file.writeUInt32LE(0x7ffff000, 40);
    expect(fromWav(file)).toEqual(pcm);
  });

  test('is refused by name where it is none, whatever the bytes', () => {
    const start = Buffer.from(toWav(pcm));
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.uint8Array().map((tail) => Buffer.concat([start.subarray(0, 12), tail])),
    );
    fc.assert(fc.property(bytes, (file) => only(WaveUnreadable, () => fromWav(file))));
  });
});

/** Passes if `work` throws nothing else. */
function only(error: new (...args: never[]) => Error, work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (thrown) {
    return thrown instanceof error;
  }
}
