import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { detectFormat } from './format.ts';
import { mp3FrameAt, mp3Frames } from './mp3-frame.ts';

/** MPEG 2, 64 kbit/s, 24 kHz, mono: 192 bytes a frame. */
const HEADER = [0xff, 0xf3, 0x84, 0xc4];
const frame = Buffer.concat([Buffer.from(HEADER), Buffer.alloc(188)]);

describe('a frame header', () => {
  test('says length, rate and channels', () => {
    expect(mp3FrameAt(frame, 0)).toEqual({ bytes: 192, sampleRate: 24_000, samples: 576, channels: 1 });
    const mpeg1 = Buffer.from([0xff, 0xfb, 0x90, 0x64]); // 128 kbit/s, 44.1 kHz, joint stereo
    expect(mp3FrameAt(mpeg1, 0)).toEqual({ bytes: 417, sampleRate: 44_100, samples: 1_152, channels: 2 });
  });

  test.each([
    ['another layer', [0xff, 0xf5, 0x84, 0xc4]],
    ['free format', [0xff, 0xf3, 0x04, 0xc4]],
    ['a reserved rate', [0xff, 0xf3, 0x8c, 0xc4]],
    ['too few bytes', [0xff, 0xf3, 0x84]],
  ])('of %s is none', (_, bytes) => {
    expect(mp3FrameAt(Uint8Array.from(bytes), 0)).toBeUndefined();
  });

  test('is looked for in any bytes without harm, and to an end', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.nat(300), (bytes, at) => {
        mp3FrameAt(bytes, at);
        expect(mp3Frames(bytes).every((found) => found.bytes > 0)).toBe(true);
        expect(['mp3', 'pcm']).toContain(detectFormat(bytes));
      }),
    );
  });
});

describe('the format of a recording', () => {
  test('is mp3 with a tag or with two headers at the right distance', () => {
    expect(detectFormat(Buffer.from('ID3\u0004'))).toBe('mp3');
    expect(detectFormat(Buffer.concat([frame, frame]))).toBe('mp3');
  });

  test('is mp3 where it was cut out of a longer one', () => {
    expect(detectFormat(Buffer.concat([frame.subarray(50), frame, frame, frame, frame]))).toBe('mp3');
  });

  test('is samples where only one header fits', () => {
    expect(detectFormat(Buffer.concat([frame, Buffer.alloc(192)]))).toBe('pcm');
    expect(detectFormat(new Uint8Array())).toBe('pcm');
  });

  test('is samples for loud noise, which is full of headers', () => {
    const noise = fc.uint8Array({ minLength: 20_000, maxLength: 20_000, size: 'max' });
    const loud = noise.map((bytes) => bytes.map((byte) => (byte < 64 ? 0xff : byte)));
    fc.assert(
      fc.property(loud, (bytes) => detectFormat(bytes) === 'pcm'),
      { numRuns: 50 },
    );
  });
});
