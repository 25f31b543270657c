import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { durationMs, padded } from '../src/audio/pcm.ts';
import { resample } from '../src/audio/resample.ts';
import { EnergyActivity } from '../src/providers/energy/energy.ts';
import { FliteVoice } from '../src/providers/flite/flite.ts';
import { Mp3Codec } from '../src/providers/mp3/mp3-codec.ts';
import { SileroActivity } from '../src/providers/silero/silero.ts';
import { collect, engineConformance } from './engine-conformance.ts';
import { mixed, noises } from './noises.ts';
import { say } from './say.ts';

const MUSIC = '../../catalogue/stories/the-dragons-advocate/media/sounds';

const spoken = async () => padded(await say(new FliteVoice(), 'Put out the light.'), 1);
const empty = () => ({ samples: new Float32Array(), sampleRate: 16_000 });
const found = (segments: readonly unknown[]) => expect(segments.length).toBeGreaterThan(0);

engineConformance('silero', {
  make: (report) => new SileroActivity(report),
  request: spoken,
  empty,
  check: found,
});
engineConformance('energy', {
  make: (report) => new EnergyActivity(report),
  request: spoken,
  empty,
  check: found,
});

describe('silero', () => {
  const silero = new SileroActivity();
  beforeAll(() => silero.open());
  afterAll(() => silero.close());

  test.each(Object.entries(noises))('takes %s for nobody', async (_, noise) => {
    expect(await collect(silero.start(noise))).toEqual([]);
  });

  test.each(['silence', 'mains hum', 'pink noise'])('finds speech in %s, where it is', async (name) => {
    const noise = noises[name] ?? empty();
    const speech = await spoken();
    const segments = await collect(silero.start(mixed(speech, noise, 0.4)));
    const [first, last] = [segments[0]?.startMs ?? 0, segments.at(-1)?.endMs ?? 0];
    expect(Math.abs(first - 1_000)).toBeLessThan(300);
    expect(Math.abs(last - (durationMs(speech) - 1_000))).toBeLessThan(400);
  });

  test.each(['the-queen-asks', 'closing-words', 'call-your-witnesses'])(
    'takes the music of %s for nobody',
    async (name) => {
      const codec = new Mp3Codec();
      const music = await codec.decode(await readFile(new URL(`${MUSIC}/${name}.mp3`, import.meta.url)), 6);
      await codec.close();
      expect(await collect(silero.start(await resample(music, 16_000)))).toEqual([]);
    },
  );

  test.each(['No.', 'Up.', 'Down.'])('finds %s, as short as it is', async (word) => {
    const word16 = padded(await say(new FliteVoice(), word, { name: 'kal16' }), 1);
    found(await collect(silero.start(word16)));
    found(await collect(silero.start(mixed(word16, noises['pink noise'] ?? empty(), 0.4))));
  });

  test('listens to a minute, and lets others work meanwhile', async () => {
    const minute = padded(await say(new FliteVoice(), 'Put out the light.'), 29);
    let breaths = 0;
    const breathing = setInterval(() => (breaths += 1), 5);
    expect(await collect(silero.start(minute))).toHaveLength(1);
    clearInterval(breathing);
    expect(breaths).toBeGreaterThan(5);
  });
});
