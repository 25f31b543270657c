import { fromDecibels, rmsOf } from '../src/audio/level.ts';
import { cutAt, type Pcm, padded } from '../src/audio/pcm.ts';

const RATE = 16_000;

/** Numbers that look like chance and are the same in every run. */
function chance(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

function sound(seconds: number, sample: (i: number) => number): Pcm {
  return { samples: Float32Array.from({ length: seconds * RATE }, (_, i) => sample(i)), sampleRate: RATE };
}

/** What a room sounds like when nobody speaks, louder than the product's own threshold of silence. */
export const noises: Readonly<Record<string, Pcm>> = {
  silence: sound(4, () => 0),
  'mains hum': sound(4, (i) => 0.03 * Math.sin((2 * Math.PI * 50 * i) / RATE)),
  'pink noise': pink(4, 0.02),
  'white noise': (() => {
    const next = chance();
    return sound(4, () => 0.06 * next());
  })(),
  'a test tone': sound(4, (i) => 0.1 * Math.sin((2 * Math.PI * 1_000 * i) / RATE)),
  'a knock': sound(4, (i) => (i % 16_000 < 200 ? 0.4 * Math.exp(-(i % 16_000) / 40) : 0)),
};

/** Paul Kellet's filter, scaled to a level. */
function pink(seconds: number, rms: number): Pcm {
  const next = chance();
  let [a, b, c] = [0, 0, 0];
  const pcm = sound(seconds, () => {
    const white = next();
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    return a + b + c + white * 0.1848;
  });
  const level = rmsOf(pcm.samples);
  return { ...pcm, samples: pcm.samples.map((s) => (s * rms) / level) };
}

/** The speech beside a fan so many decibels under it, or beside nothing: exact zeros. A moment of the room around it. */
export function inRoom(speech: Pcm, fan: number | 'zeros'): Pcm {
  const pcm = padded(speech, 0.3);
  const noise = noises['pink noise'];
  if (fan === 'zeros' || !noise) return pcm;
  const louder = (rmsOf(speech.samples) / rmsOf(noise.samples)) * fromDecibels(-fan);
  return cutAt(mixed(pcm, noise, louder), pcm.samples.length / pcm.sampleRate);
}

/** Both sounds at once, as long as the longer one; `louder` scales the second. */
export function mixed(a: Pcm, b: Pcm, louder: number): Pcm {
  const length = Math.max(a.samples.length, b.samples.length);
  const at = (pcm: Pcm, i: number) => pcm.samples[i % pcm.samples.length] ?? 0;
  return {
    samples: Float32Array.from({ length }, (_, i) => (a.samples[i] ?? 0) + louder * at(b, i)),
    sampleRate: RATE,
  };
}
