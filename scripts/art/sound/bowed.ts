import { filtered } from './filters.ts';
import { whiteNoise } from './random.ts';
import { RATE } from './ring.ts';
import { note, swell } from './shape.ts';

const { cos, max, min, PI, sin } = Math;

interface Strings {
  /** Resonances of the wood, Hz, and how wide they are. */
  body: [hz: number, width: number][];
  vibrato: number;
}

export const CELLO: Strings = {
  body: [
    [110, 60],
    [220, 90],
    [400, 160],
    [900, 400],
  ],
  vibrato: 0.004,
};
export const VIOLA: Strings = {
  body: [
    [230, 80],
    [420, 140],
    [800, 260],
    [1900, 700],
  ],
  vibrato: 0.0055,
};

const HARMONICS = 18;

function bodyGain({ body }: Strings, hz: number): number {
  return 0.12 + body.reduce((sum, [at, width]) => sum + Math.exp(-(((hz - at) / width) ** 2)), 0);
}

/** How strong each harmonic of a bowed string is through the wood. */
function spectrum(strings: Strings, hz: number): number[] {
  const heard = Math.min(HARMONICS, Math.floor((RATE * 0.42) / hz));
  return Array.from({ length: heard }, (_, i) => bodyGain(strings, hz * (i + 1)) / (i + 1) ** 1.15);
}

/** Sum of gains[n] * sin((n + 1) * angle), by the recurrence of the sines. */
export function harmonics(gains: number[], angle: number): number {
  const twice = 2 * cos(angle);
  let [before, current, sum] = [0, sin(angle), 0];
  for (const gain of gains) {
    sum += gain * current;
    const next = twice * current - before;
    before = current;
    current = next;
  }
  return sum;
}

export interface BowedNote {
  midi: number;
  seconds: number;
  attack?: number;
  release?: number;
  seed?: number;
}

/** One bowed note, with vibrato that comes in late and the hair of the bow. */
export function bowed(
  strings: Strings,
  { midi, seconds, attack = 0.35, release = 0.5, seed = 1 }: BowedNote,
): Float32Array {
  const hz = note(midi);
  const gains = spectrum(strings, hz);
  const total = gains.reduce((sum, g) => sum + g, 0);
  const length = Math.round(seconds * RATE);
  const hair = filtered(whiteNoise(length, seed), { kind: 'band', cutoff: hz * 6, q: 0.8 });
  let phase = 0;
  return hair.map((bow, i) => {
    const t = i / RATE;
    const late = min(1, max(0, (t - 0.3) / 0.6));
    phase += (hz * (1 + strings.vibrato * late * sin(2 * PI * 5.1 * t))) / RATE;
    const value = harmonics(gains, 2 * PI * phase);
    const breath = 1 + 0.08 * sin(2 * PI * 0.7 * t + seed);
    return (value / total + bow * 0.02) * swell(t, seconds, attack, release) * breath;
  });
}

/** A plucked string (Karplus and Strong); `muted` of 0..1 takes its brightness. */
export function plucked(midi: number, seconds: number, muted: number, seed: number): Float32Array {
  const period = Math.round(RATE / note(midi));
  const line = filtered(whiteNoise(period, seed), { kind: 'low', cutoff: 4200 - 3000 * muted });
  const keep = 0.5 + 0.5 * (0.9965 - 0.006 * muted);
  const out = new Float32Array(Math.round(seconds * RATE));
  for (let i = 0; i < out.length; i++) {
    const k = i % period;
    const value = line[k] ?? 0;
    out[i] = value * swell(i / RATE, seconds, 0.002, 0.1);
    line[k] = (value * 0.5 + (line[(k + 1) % period] ?? 0) * 0.5) * (2 * keep - 1);
  }
  return out;
}

/** A tune as [MIDI number or 0 for a rest, beats]. */
export type Tune = [midi: number, beats: number][];

/** The keeper's two bars in D minor, and the two that they go on to on the last morning: an open fifth. */
export const TWO_BARS: Tune = [
  [62, 1.5],
  [65, 0.5],
  [64, 1],
  [60, 1],
  [62, 2],
  [57, 2],
];
export const FOUR_BARS: Tune = [
  ...TWO_BARS,
  [62, 1.5],
  [65, 0.5],
  [67, 1],
  [69, 1],
  [65, 1],
  [64, 1],
  [62, 4],
];

/** When each note of a tune begins and how long it lasts, in seconds from the tune's start. */
export function timed(tune: Tune, beat: number): { midi: number; at: number; seconds: number }[] {
  let at = 0;
  return tune.map(([midi, beats]) => {
    const begun = { midi, at, seconds: beats * beat };
    at += beats * beat;
    return begun;
  });
}
