import { describe, expect, test } from '@jest/globals';
import { MPEGDecoder } from 'mpg123-decoder';
import { rms, seamRatio } from './level.ts';
import { encodeMp3 } from './mp3.ts';
import { RATE } from './ring.ts';
import { sine, sound } from './shape.ts';

async function decode(mp3: Uint8Array): Promise<Float32Array> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData } = decoder.decode(mp3);
  const samples = Float32Array.from(channelData[0] ?? []);
  decoder.free();
  return samples;
}

describe('mp3', () => {
  test('decodes to as many samples as went in, at their places', async () => {
    const tone = sound(1.2345, (t) => 0.4 * sine(440 * t));
    const heard = await decode(await encodeMp3([tone], { bitrate: 64, loop: false }));
    expect(heard.length).toBe(tone.length);
    const middle = tone.subarray(RATE / 2, RATE);
    const error = heard.subarray(RATE / 2, RATE).map((x, i) => x - (middle[i] ?? 0));
    expect(rms(error)).toBeLessThan(rms(middle) * 0.1);
  });

  test.each([1, 2])('a loop of %i channels goes on over its seam', async (channels) => {
    // 550 whole turns: the tone meets itself.
    const tone = sound(1.25, (t) => 0.4 * sine(440 * t));
    const mp3 = await encodeMp3(Array(channels).fill(tone), { bitrate: 96, loop: true });
    const heard = await decode(mp3);
    expect(heard.length).toBe(tone.length);
    expect(seamRatio(heard)).toBeLessThan(1.3);
    const edge = heard.subarray(0, 200).map((x, i) => x - (tone[i] ?? 0));
    expect(rms(edge)).toBeLessThan(0.04);
  });
});
