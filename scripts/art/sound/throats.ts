import { filtered } from './filters.ts';
import { seeded, whiteNoise } from './random.ts';
import { RATE } from './ring.ts';
import { later, sound, swell, together, turning } from './shape.ts';

const VOWELS = { ah: [760, 1220, 2600], oh: [480, 860, 2500], ey: [520, 1850, 2500] } as const;

export interface Call {
  vowel: keyof typeof VOWELS;
  /** Hz at the start and at the end. */
  from: number;
  to: number;
  seconds: number;
}

/** Somebody who calls a vowel; far away it is all that is left of a word. */
export function call({ vowel, from, to, seconds }: Call): Float32Array {
  const cords = turning((t) => from + (to - from) * Math.min(1, t / seconds) + 3 * Math.sin(34 * t));
  const buzz = sound(seconds, (t) => ((cords(t) % 1) - 0.5) * swell(t, seconds, 0.12, seconds * 0.5));
  const formants = VOWELS[vowel].map((cutoff, i) => {
    const gain = 1 / (i + 1);
    return filtered(buzz, { kind: 'band', cutoff, q: 6 }).map((x) => x * gain);
  });
  return together(...formants);
}

/** A gull: a few cries, each of them falling, the last one longest. */
export function gull(seed: number): Float32Array {
  const random = seeded(seed);
  const cries = 2 + Math.floor(random() * 3);
  const base = 820 + random() * 260;
  const cry = (seconds: number) => {
    const throat = turning(
      (t) => base * (1 + 0.45 * Math.sin(Math.PI * Math.min(1, (t / seconds) * 1.25)) - 0.12 * (t / seconds)),
    );
    const voice = sound(seconds, (t) => {
      const phase = throat(t);
      let value = 0;
      for (let h = 1; h <= 6; h++) value += Math.sin(2 * Math.PI * phase * h) / (1 + Math.abs(h - 2));
      return value * swell(t, seconds, 0.05, seconds * 0.4);
    });
    return filtered(voice, { kind: 'band', cutoff: 2300, q: 0.9 });
  };
  const all = Array.from({ length: cries }, (_, i) => later(cry(0.24 + 0.14 * i), i * 0.42));
  return together(...all);
}

/** One slow breath, in and out. */
export function breath(seconds: number, seed: number): Float32Array {
  const air = whiteNoise(Math.round(seconds * RATE), seed);
  const half = seconds / 2;
  const chest = filtered(air, { kind: 'band', cutoff: (i) => (i / RATE < half ? 900 : 560), q: 0.9 });
  return chest.map((x, i) => {
    const t = i / RATE;
    return (
      x *
      (t < half
        ? 0.7 * swell(t, half, half * 0.6, half * 0.3)
        : swell(t - half, half, half * 0.25, half * 0.7))
    );
  });
}
