import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { AudioEngine } from './engine.ts';
import { Music } from './music.ts';

/** A gain as its last ramp leaves it. */
class Gain {
  to: Gain | undefined;
  target = 1;
  readonly gain = {
    value: 1,
    cancelScheduledValues: () => undefined,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (to: number) => {
      this.target = to;
    },
  };
  connect(to: Gain): Gain {
    this.to = to;
    return to;
  }
}

class Source extends Gain {
  stoppedAt: number | undefined;
  start = () => undefined;
  stop = (at: number) => {
    this.stoppedAt = at;
  };
}

function orchestra() {
  const sources: Source[] = [];
  const context = {
    currentTime: 0,
    createGain: () => new Gain(),
    createBufferSource: () => {
      const source = new Source();
      sources.push(source);
      return source;
    },
    decodeAudioData: async () => ({}),
  };
  const bus = new Gain();
  const engine: Partial<Record<keyof AudioEngine, unknown>> = { context, music: bus };
  const music = new Music(engine as AudioEngine);
  /** How loud a track will be where all its ramps have ended. */
  const loudness = (source: Source | undefined) => (source?.to?.target ?? Number.NaN) * bus.target;
  return { music, sources, loudness };
}

const { fetch } = globalThis;
beforeAll(() => {
  globalThis.fetch = jest.fn(async () => new Response(new ArrayBuffer(8)));
});
afterAll(() => {
  globalThis.fetch = fetch;
});

test('the next track leaves the one before it fading, and comes at its own volume', async () => {
  const { music, sources, loudness } = orchestra();
  await music.play('/a.mp3', 50);
  expect(loudness(sources[0])).toBe(0.5);
  await music.play('/b.mp3', 80);
  expect([loudness(sources[0]), sources[0]?.stoppedAt]).toEqual([0, 0.5]);
  expect(loudness(sources[1])).toBe(0.8);
});

test('while somebody records, music is silent, also one that begins then; another volume is of the same track', async () => {
  const { music, sources, loudness } = orchestra();
  await music.play('/a.mp3', 40);
  music.duck(true);
  expect(loudness(sources[0])).toBe(0);
  await music.play('/b.mp3', 80);
  expect(loudness(sources[1])).toBe(0);
  music.duck(false);
  await music.play('/b.mp3', 60);
  expect([loudness(sources[1]), sources.length]).toEqual([0.6, 2]);
});

test('what was hushed is heard again with the next track, as after a game that was left while the shell listened', async () => {
  const { music, sources, loudness } = orchestra();
  await music.play('/a.mp3', 40);
  music.hush();
  expect(loudness(sources[0])).toBe(0);
  await music.play('/b.mp3', 80);
  expect(loudness(sources[1])).toBe(0.8);
});
