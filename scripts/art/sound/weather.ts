import { filtered, filteredLoop } from './filters.ts';
import { drift, scatter, seeded, whiteNoise } from './random.ts';
import type { Ring } from './ring.ts';
import { add, createRing, RATE } from './ring.ts';
import { decay, sine, sound, swell, turning } from './shape.ts';

export interface Wind {
  seconds: number;
  seed: number;
  /** Hz around which it howls, and how often a second it turns at most. */
  pitch: number;
  restless: number;
  /** How strong the wind is at a share 0..1 of the loop. */
  force?: (share: number) => number;
}

function windChannel({ seconds, seed, pitch, restless, force = () => 1 }: Wind): Float32Array {
  const length = Math.round(seconds * RATE);
  const noise = whiteNoise(length, seed);
  const gusts = drift(length, seed + 1, restless);
  const howl = filteredLoop(noise, {
    kind: 'band',
    cutoff: (i) => pitch * 2 ** (1.1 * (gusts[i] ?? 0)),
    q: 2.2,
  });
  const rush = filteredLoop(noise, { kind: 'low', cutoff: pitch * 0.7 });
  return howl.map((x, i) => {
    const gust = 0.55 + 0.45 * (gusts[i] ?? 0);
    return (x * gust * gust + (rush[i] ?? 0) * 0.5 * gust) * force(i / length);
  });
}

/** Wind all around, a loop. */
export function wind(shape: Wind): Ring {
  return { left: windChannel(shape), right: windChannel({ ...shape, seed: shape.seed + 17 }) };
}

/** Rain of so many drops a second on something of a pitch (Hz): cloth is dull, glass is bright. */
export function rain(
  seconds: number,
  { drops, pitch, seed }: { drops: number; pitch: number; seed: number },
): Ring {
  const ring = createRing(seconds);
  const random = seeded(seed);
  const hiss = filteredLoop(whiteNoise(ring.left.length, seed), {
    kind: 'band',
    cutoff: pitch * 1.6,
    q: 0.5,
  });
  const other = filteredLoop(whiteNoise(ring.left.length, seed + 5), {
    kind: 'band',
    cutoff: pitch * 1.6,
    q: 0.5,
  });
  add(ring, hiss, { gain: 0.05, pan: -0.8 });
  add(ring, other, { gain: 0.05, pan: 0.8 });
  const shapes = Array.from({ length: 12 }, (_, i) => drop(pitch * (0.7 + random() * 0.9), seed + i));
  for (const at of scatter(Math.round(drops * seconds), seconds, seed + 2, 1)) {
    const shape = shapes[Math.floor(random() * shapes.length)];
    if (shape) add(ring, shape, { at, gain: 0.1 + 0.5 * random() ** 3, pan: random() * 1.8 - 0.9 });
  }
  return ring;
}

function drop(pitch: number, seed: number): Float32Array {
  const noise = filtered(whiteNoise(Math.round(0.05 * RATE), seed), { kind: 'band', cutoff: pitch, q: 1.5 });
  return noise.map((x, i) => x * decay(i / RATE, 0.007));
}

/** Water that slaps a wooden hull: a hollow blow, then spray. */
export function slap(seed: number): Float32Array {
  const random = seeded(seed);
  const hz = 62 + random() * 26;
  const wash = filtered(whiteNoise(Math.round(1.1 * RATE), seed), {
    kind: 'band',
    cutoff: 520 + random() * 300,
    q: 0.6,
  });
  const blow = turning((t) => hz * (1 + 0.6 * decay(t, 0.03)));
  return wash.map((x, i) => {
    const t = i / RATE;
    return 0.9 * sine(blow(t)) * decay(t, 0.09) + 0.55 * x * swell(t, 1.1, 0.06, 0.95);
  });
}

/** A drop into a bucket of tin: the plop rises, the tin rings. */
export function drip(seed: number): Float32Array {
  const hz = 620 + seeded(seed)() * 500;
  const plop = turning((t) => hz * (1 + 2.2 * t));
  return sound(0.6, (t) => {
    const tin = [1, 2.76, 5.4].reduce(
      (sum, k, i) => sum + (sine(hz * 1.9 * k * t) * decay(t, 0.13 / (i + 1))) / (i + 1),
      0,
    );
    return sine(plop(t)) * decay(t, 0.035) + 0.22 * tin;
  });
}
