import { filtered } from './filters.ts';
import { seeded, whiteNoise } from './random.ts';
import { RATE } from './ring.ts';
import { decay, faded, later, sine, sound, swell, together, turning } from './shape.ts';

/** Something struck: partials as [ratio, gain, seconds] over a pitch in Hz. */
export function struck(hz: number, partials: [ratio: number, gain: number, seconds: number][]): Float32Array {
  const length = Math.max(...partials.map(([, , seconds]) => seconds)) * 5;
  const ring = sound(length, (t) => {
    const value = partials.reduce(
      (sum, [ratio, gain, s]) => sum + gain * sine(hz * ratio * t) * decay(t, s),
      0,
    );
    return value * Math.min(1, t / 0.002);
  });
  return faded(ring, 0.05);
}

/** Wood on wood. */
export const knock = (hz: number) =>
  struck(hz, [
    [1, 1, 0.045],
    [2.3, 0.5, 0.025],
    [3.9, 0.3, 0.012],
  ]);
/** A rope's shackle against a mast. */
export const tick = (hz: number) =>
  struck(hz, [
    [1, 0.6, 0.02],
    [2.71, 0.5, 0.03],
    [5.2, 0.25, 0.012],
  ]);
export const glass = (hz: number) =>
  struck(hz, [
    [1, 1, 0.55],
    [2.01, 0.3, 0.3],
    [3.98, 0.16, 0.14],
    [6.1, 0.06, 0.06],
  ]);
export const bell = (hz: number) =>
  struck(hz, [
    [0.5, 0.5, 0.9],
    [1, 1, 0.7],
    [1.19, 0.45, 0.5],
    [2, 0.4, 0.35],
    [2.52, 0.25, 0.2],
    [4.07, 0.12, 0.1],
  ]);
/** The beat of the light's sentence: a muffled mallet on brass. */
export const pulse = (hz: number) =>
  struck(hz, [
    [1, 1, 0.22],
    [2, 0.35, 0.1],
    [3.01, 0.12, 0.05],
  ]);

/** A sheet of paper turned over. */
export function page(seed: number): Float32Array {
  const random = seeded(seed);
  const crackle = whiteNoise(Math.round(0.55 * RATE), seed).map((x) => (random() < 0.12 ? x * 2.5 : x * 0.4));
  const sheet = filtered(crackle, { kind: 'band', cutoff: (i) => 1400 + 3200 * (i / (0.55 * RATE)), q: 0.7 });
  return sheet.map((x, i) => x * swell(i / RATE, 0.55, 0.16, 0.3));
}

/** Turns of a train of brass wheels: so many teeth a second for so long, each fourth one heavier. */
export function clockwork(seconds: number, teeth: number): Float32Array {
  const out = new Float32Array(Math.round(seconds * RATE));
  const light = tick(1450);
  const heavy = together(tick(1180), later(knock(320), 0.004, 0.8));
  const count = Math.round(seconds * teeth);
  for (let n = 0; n < count; n++) {
    const shape = n % 4 ? light : heavy;
    const start = Math.round((n / teeth) * RATE);
    for (let i = 0; i < shape.length; i++) {
      const k = (start + i) % out.length;
      out[k] = (out[k] ?? 0) + (shape[i] ?? 0) * (n % 4 ? 0.5 : 1);
    }
  }
  return out;
}

/** A ship's horn as heard miles away: two reeds that beat. */
export function horn(seconds: number): Float32Array {
  const reed = (hz: number) =>
    sound(seconds, (t) => {
      let value = 0;
      for (let h = 1; h <= 7; h++) value += sine(hz * h * t) / h;
      return value * swell(t, seconds, 0.4, 0.9) * (1 - 0.03 * (t / seconds));
    });
  return filtered(together(reed(87.3), reed(104.6)), { kind: 'low', cutoff: 420 });
}

/** A bosun's whistle with a crack in it: the note breaks down and catches itself. */
export function whistle(hz: number, seconds: number, seed: number): Float32Array {
  const random = seeded(seed);
  const cracks = Array.from({ length: 3 }, () => 0.15 + random() * 0.7);
  const broken = (t: number) => cracks.some((at) => Math.abs(t / seconds - at) < 0.02 + 0.015 * at);
  const air = filtered(whiteNoise(Math.round(seconds * RATE), seed), { kind: 'band', cutoff: hz, q: 7 });
  const pea = turning(
    (t) => hz * (1 - 0.1 * decay(t, 0.05)) * (broken(t) ? 0.76 : 1) * (1 + 0.004 * sine(21 * t)),
  );
  return air.map((x, i) => {
    const t = i / RATE;
    return (0.75 * sine(pea(t)) * (broken(t) ? 0.45 : 1) + 0.7 * x) * swell(t, seconds, 0.06, 0.14);
  });
}

/** Planks and stone under a keel that does not stop at once. */
export function grinding(seconds: number, seed: number): Float32Array {
  const random = seeded(seed);
  const length = Math.round(seconds * RATE);
  let weight = 0;
  const load = Float32Array.from({ length }, () => {
    weight += (random() - 0.5) * 0.02 - weight * 0.0004;
    return weight;
  });
  const stone = filtered(whiteNoise(length, seed), { kind: 'band', cutoff: 210, q: 1.1 });
  const keel = filtered(whiteNoise(length, seed + 1), { kind: 'low', cutoff: 75, q: 2.5 });
  const groan = turning((t) => 58 + 26 * Math.sin(t * 0.9) + 14 * (load[Math.floor(t * RATE)] ?? 0));
  return stone.map((x, i) => {
    const t = i / RATE;
    const grip = 0.4 + Math.min(1, Math.abs(load[i] ?? 0) * 1.6);
    const saw = ((groan(t) % 1) - 0.5) * 0.35;
    return (x * 1.5 * grip + (keel[i] ?? 0) * 2 + saw * grip) * swell(t, seconds, 0.5, seconds * 0.45);
  });
}
