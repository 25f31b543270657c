import { filtered } from './filters.ts';
import { seeded, whiteNoise } from './random.ts';
import { RATE } from './ring.ts';
import { decay, later, sine, sound, swell, together, turning } from './shape.ts';

const noise = (seconds: number, seed: number) => whiteNoise(Math.round(seconds * RATE), seed);

/** Somebody in a gallery who coughs once or twice. */
export function cough(seed: number): Float32Array {
  const random = seeded(seed);
  const pitch = 420 + random() * 420;
  const one = (n: number) => {
    const throat = filtered(noise(0.34, seed + n), { kind: 'band', cutoff: pitch * (1 - 0.15 * n), q: 1.6 });
    const chest = turning((t) => (pitch / 4) * (1 - 0.4 * t));
    return throat.map((x, i) => {
      const t = i / RATE;
      return (x * 1.4 + 0.25 * sine(chest(t))) * swell(t, 0.34, 0.02, 0.28) * decay(t, 0.12);
    });
  };
  return random() < 0.5 ? one(0) : together(one(0), later(one(1), 0.38, 0.7));
}

/** A few strokes of a quill. */
export function quill(seed: number): Float32Array {
  const random = seeded(seed);
  const strokes = Array.from({ length: 5 + Math.floor(random() * 5) }, (_, i) => {
    const long = 0.06 + random() * 0.14;
    const nib = filtered(noise(long, seed + i), { kind: 'band', cutoff: 3800 + random() * 2600, q: 1.1 });
    const drawn = nib.map((x, k) => x * swell(k / RATE, long, long * 0.3, long * 0.5));
    return later(drawn, i * 0.19 + random() * 0.08);
  });
  return together(...strokes);
}

/** Two hands, or canvas that sounds like them. */
export function clap(seed: number): Float32Array {
  const palm = filtered(noise(0.16, seed), { kind: 'band', cutoff: 1200 + (seed % 5) * 130, q: 0.9 });
  return palm.map((x, i) => x * decay(i / RATE, 0.03));
}

/** A drum of wet canvas. */
export function canvasDrum(hz: number, seed: number): Float32Array {
  const cloth = filtered(noise(0.7, seed), { kind: 'low', cutoff: 700 });
  const skin = turning((t) => hz * (1 + 0.7 * decay(t, 0.04)));
  return cloth.map((x, i) => {
    const t = i / RATE;
    return sine(skin(t)) * decay(t, 0.16) + x * 0.7 * decay(t, 0.07);
  });
}

/** A nail that is drawn out of oak. */
export function nail(seed: number): Float32Array {
  const random = seeded(seed);
  const from = 520 + random() * 300;
  const squeak = turning((t) => from * (1 + 1.6 * t) * (1 + 0.02 * sine(47 * t)));
  const raw = sound(0.5, (t) => ((squeak(t) % 1) - 0.5) * swell(t, 0.5, 0.08, 0.12));
  return filtered(raw, { kind: 'band', cutoff: 1700, q: 1.3 });
}
