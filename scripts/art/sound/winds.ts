import { harmonics } from './bowed.ts';
import { filtered } from './filters.ts';
import { whiteNoise } from './random.ts';
import { RATE } from './ring.ts';
import { note, sine, sound, swell, together, turning } from './shape.ts';

/** One note of an instrument that is blown, pressed or rubbed. */
export interface Breathed {
  midi: number;
  seconds: number;
  seed?: number;
}

/** A tone by how strong each harmonic is; `waver` is the depth of a vibrato of 5 Hz that comes in late. */
function tone(hz: number, seconds: number, gains: number[], waver = 0): Float32Array {
  const throat = turning((t) => hz * (1 + waver * Math.min(1, t / 0.7) * sine(5 * t)));
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  return sound(seconds, (t) => {
    return harmonics(gains, 2 * Math.PI * throat(t)) / total;
  });
}

function shaped(samples: Float32Array, attack: number, release: number): Float32Array {
  const seconds = samples.length / RATE;
  return samples.map((x, i) => x * swell(i / RATE, seconds, attack, release));
}

function air(seconds: number, seed: number, hz: number): Float32Array {
  return filtered(whiteNoise(Math.round(seconds * RATE), seed), { kind: 'band', cutoff: hz, q: 1.4 });
}

const REED = [1, 0.8, 0.62, 0.5, 0.36, 0.3, 0.22, 0.16, 0.1, 0.07];
const BEATING = 1.0038;

/** Two reeds of an accordion that beat against each other. */
export function accordion({ midi, seconds }: Breathed): Float32Array {
  const hz = note(midi);
  return shaped(together(tone(hz, seconds, REED), tone(hz * BEATING, seconds, REED)), 0.04, 0.09);
}

/** The key whose reed is gone: wood, and air that finds no tongue. */
export function deadKey(seconds: number, seed: number): Float32Array {
  return shaped(
    air(seconds, seed, 900).map((x) => x * 0.22),
    0.03,
    0.1,
  );
}

/** A recorder, as a child is taught it: little beside the note itself, and breath. */
export function recorder({ midi, seconds, seed = 1 }: Breathed): Float32Array {
  const hz = note(midi);
  const breath = air(seconds, seed, hz).map((x) => x * 0.09);
  return shaped(together(tone(hz, seconds, [1, 0.12, 0.09, 0.02], 0.003), breath), 0.05, 0.08);
}

/** A bassoon: reedy, with most of its strength around 480 and 1150 Hz. */
export function bassoon({ midi, seconds, seed = 1 }: Breathed): Float32Array {
  const hz = note(midi);
  const strength = (at: number) =>
    0.16 + Math.exp(-(((at - 480) / 190) ** 2)) + 0.45 * Math.exp(-(((at - 1150) / 260) ** 2));
  const gains = Array.from({ length: 16 }, (_, i) => strength(hz * (i + 1)) / (i + 1) ** 0.35);
  const breath = air(seconds, seed, 1300).map((x) => x * 0.02);
  return shaped(together(tone(hz, seconds, gains, 0.0025), breath), 0.07, 0.14);
}

/** A wet finger on the rim of a glass. */
export function glassRim({ midi, seconds, seed = 1 }: Breathed): Float32Array {
  const hz = note(midi);
  const rub = air(seconds, seed, hz * 3).map((x) => x * 0.02);
  const shimmer = tone(hz, seconds, [1, 0.2, 0.07, 0.03], 0.001).map(
    (x, i) => x * (1 + 0.18 * sine((3.1 * i) / RATE)),
  );
  return shaped(together(shimmer, rub), 0.4, 0.7);
}

/** Somebody who hums with a closed mouth and no need of breath. */
export function hum({ midi, seconds }: Breathed): Float32Array {
  return shaped(tone(note(midi), seconds, [1, 0.5, 0.18, 0.1, 0.03], 0.002), 0.35, 0.5);
}
