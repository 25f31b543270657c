import { RATE } from './ring.ts';

const { imul, PI, sin } = Math;

/** Numbers in 0..1 from a seed: the same sound every time. */
export function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = imul(s ^ (s >>> 15), 1 | s);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function whiteNoise(length: number, seed: number): Float32Array {
  const random = seeded(seed);
  return Float32Array.from({ length }, () => random() * 2 - 1);
}

/** `count` times in 0..`seconds`, spread evenly and then shaken by up to `shake` of their distance. */
export function scatter(count: number, seconds: number, seed: number, shake = 0.7): number[] {
  const random = seeded(seed);
  const step = seconds / count;
  return Array.from({ length: count }, (_, i) => (i + 0.5 + (random() - 0.5) * shake) * step);
}

/** A slow wave in -1..1 of period `length` samples: a few sines that each fit a whole number of times. */
export function drift(length: number, seed: number, fastest: number): Float32Array {
  const random = seeded(seed);
  const waves = Array.from({ length: 4 }, () => ({
    turns: 1 + Math.floor(random() * fastest * (length / RATE)),
    phase: random(),
  }));
  return Float32Array.from({ length }, (_, i) => {
    const t = i / length;
    return waves.reduce((sum, w) => sum + sin(2 * PI * (w.turns * t + w.phase)), 0) / waves.length;
  });
}
