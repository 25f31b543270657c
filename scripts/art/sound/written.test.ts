import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { MPEGDecoder } from 'mpg123-decoder';
import { beds } from './beds/beds.ts';
import { interfaceSounds } from './interface.ts';
import { peak, rms, seamRatio } from './level.ts';
import { RATE } from './ring.ts';

const ROOT = new URL('../../../', import.meta.url);
const STORIES = 'services/catalogue/stories';
const all = Object.entries(beds).flatMap(([slug, list]) => list.map((bed) => ({ slug, ...bed })));

async function heard(file: string): Promise<Float32Array[]> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(await readFile(new URL(file, ROOT)));
  expect(sampleRate).toBe(RATE);
  const channels = channelData.map((channel) => Float32Array.from(channel));
  decoder.free();
  return channels;
}

test.each(all)(
  'the written bed $slug $name is 15 to 40 s of its loudness and loops without a click',
  async (bed) => {
    for (const channel of await heard(`${STORIES}/${bed.slug}/media/sounds/${bed.name}.mp3`)) {
      const seconds = channel.length / RATE;
      expect(seconds).toBeGreaterThanOrEqual(15);
      expect(seconds).toBeLessThanOrEqual(40);
      expect(peak(channel)).toBeLessThan(0.95);
      expect(rms(channel)).toBeGreaterThan(bed.loudness * 0.5);
      expect(rms(channel)).toBeLessThan(bed.loudness * 1.5);
      expect(seamRatio(channel)).toBeLessThan(2);
    }
  },
);

test.each(interfaceSounds)('the written sound $name does not clip', async ({ name, loop }) => {
  const [channel = new Float32Array()] = await heard(`web/public/sounds/${name}.mp3`);
  expect(peak(channel)).toBeGreaterThan(0.05);
  expect(peak(channel)).toBeLessThan(0.95);
  if (loop) expect(seamRatio(channel)).toBeLessThan(2);
});
