import { expect, test } from '@jest/globals';
import { audioSeconds } from './audio-seconds.ts';

test('PCM is measured by its rate, 16 kHz where none is said', () => {
  expect(audioSeconds({ bytes: new Uint8Array(32_000) })).toBe(1);
  expect(audioSeconds({ bytes: new Uint8Array(96_000), sampleRate: 48_000 })).toBe(1);
  expect(audioSeconds({ bytes: new Uint8Array(0) })).toBe(0);
});

test('mp3 is measured by its first header, at 128 kbit/s where it starts with a tag', () => {
  const header = Buffer.alloc(8_000);
  header.set([0xff, 0xfb, 0x50, 0x00]);
  expect(audioSeconds({ bytes: header })).toBe(1);
  const tagged = Buffer.alloc(16_000);
  tagged.write('ID3');
  expect(audioSeconds({ bytes: tagged })).toBe(1);
  expect(audioSeconds({ bytes: Buffer.alloc(16_000), format: 'mp3' })).toBe(1);
});
