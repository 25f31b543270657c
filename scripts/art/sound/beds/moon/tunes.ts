import { bowed, CELLO, plucked, VIOLA } from '../../bowed.ts';
import type { Ring } from '../../ring.ts';
import { add, addRing, createRing, RATE } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { knock } from '../../things.ts';
import { accordion, deadKey } from '../../winds.ts';

/** The key of the market's accordion that gives no sound. */
export const DEAD_KEY = 76;

type Bar = [midi: number, beats: number][];

/** Sixteen bars of a waltz in A minor that keep coming back to the dead key. */
const WALTZ: Bar[] = [
  [
    [69, 1],
    [72, 1],
    [76, 1],
  ],
  [
    [74, 2],
    [72, 1],
  ],
  [
    [71, 1],
    [72, 1],
    [74, 1],
  ],
  [[76, 3]],
  [
    [77, 1],
    [76, 1],
    [74, 1],
  ],
  [
    [72, 2],
    [69, 1],
  ],
  [
    [71, 1],
    [68, 1],
    [71, 1],
  ],
  [[69, 3]],
  [
    [72, 1],
    [76, 1],
    [79, 1],
  ],
  [
    [77, 2],
    [74, 1],
  ],
  [
    [76, 1],
    [74, 1],
    [72, 1],
  ],
  [[74, 3]],
  [
    [77, 1],
    [74, 1],
    [71, 1],
  ],
  [
    [72, 2],
    [76, 1],
  ],
  [
    [74, 1],
    [71, 1],
    [68, 1],
  ],
  [[69, 3]],
];
const ROOTS = [45, 45, 50, 52, 50, 45, 52, 45, 48, 50, 45, 50, 50, 45, 52, 45];
const CHORDS: Record<number, [number, number]> = { 45: [57, 60], 48: [60, 64], 50: [62, 65], 52: [59, 64] };

export const WALTZ_BARS = WALTZ.length;

export interface Waltz {
  /** Seconds a beat. */
  beat: number;
  gain: number;
  /** The bar that comes first, and those that are played at all; all if left out. */
  from?: number;
  only?: (bar: number) => boolean;
  /** Without a tune there is the left hand alone. */
  tune?: boolean;
}

function rightHand(ring: Ring, bar: Bar, at: number, { beat, gain }: Waltz): void {
  let begin = at;
  for (const [midi, beats] of bar) {
    const seconds = beats * beat * 0.96;
    if (midi === DEAD_KEY) {
      add(ring, deadKey(seconds, 7 + Math.round(begin)), { at: begin, gain, pan: 0.3 });
      add(ring, knock(900), { at: begin, gain: gain * 0.25, pan: 0.3 });
    } else add(ring, accordion({ midi, seconds }), { at: begin, gain: gain * 0.8, pan: 0.3 });
    begin += beats * beat;
  }
}

function leftHand(ring: Ring, root: number, at: number, { beat, gain }: Waltz): void {
  add(ring, plucked(root, beat * 1.8, 0.5, root), { at, gain: gain * 0.9, pan: 0.1 });
  for (const k of [1, 2]) {
    for (const midi of CHORDS[root] ?? [57, 60]) {
      add(ring, accordion({ midi, seconds: beat * 0.5 }), {
        at: at + k * beat,
        gain: gain * 0.26,
        pan: 0.35,
      });
    }
  }
}

/** The accordion, once around the loop, somewhere among the stalls. */
export function waltz(ring: Ring, shape: Waltz): void {
  const dry = createRing(ring.left.length / RATE);
  const { beat, from = 0, only = () => true, tune = true } = shape;
  for (let i = 0; i < WALTZ_BARS; i++) {
    const k = (from + i) % WALTZ_BARS;
    const bar = WALTZ[k];
    if (!bar || !only(i)) continue;
    leftHand(dry, ROOTS[k] ?? 45, i * 3 * beat, shape);
    if (tune) rightHand(dry, bar, i * 3 * beat, shape);
  }
  addRing(ring, dry, 1);
  addRing(ring, echoOf(dry, { decay: 1.3, dark: 1900 }), 0.4);
}

type Chord = [number, number, number, number];

/** Eight chords in D minor that always turn away before they are home. */
const TURNING: Chord[] = [
  [50, 57, 65, 69],
  [46, 58, 62, 70],
  [43, 58, 62, 67],
  [45, 57, 61, 67],
  [53, 57, 60, 69],
  [46, 55, 62, 67],
  [45, 57, 62, 65],
  [45, 55, 61, 64],
];
/** The chord that they have owed since the beginning of the evening. */
const HOME: Chord = [38, 57, 62, 66];

export interface Quartet {
  gain: number;
  from?: number;
  /** Chords of the eight that are played; the rest is silence. */
  played?: number;
  /** Hz above which the floor between swallows it. */
  dark: number;
  finishes?: boolean;
}

/** The string quartet upstairs: eight chords around the loop. */
export function quartet(ring: Ring, { gain, from = 0, played = 8, dark, finishes = false }: Quartet): void {
  const seconds = ring.left.length / RATE;
  const dry = createRing(seconds);
  const step = seconds / 8;
  for (let i = 0; i < played; i++) {
    const last = finishes && i === played - 1;
    const chord = last ? HOME : (TURNING[(from + i) % 8] ?? HOME);
    for (const [voice, midi] of chord.entries()) {
      const long = step * (last ? 1.5 : 1) + 0.7;
      const strings = voice ? VIOLA : CELLO;
      const drawn = bowed(strings, { midi, seconds: long, attack: 0.5, release: 0.8, seed: i * 4 + voice });
      add(dry, drawn, { at: i * step, gain: voice ? 0.5 : 0.8, pan: voice * 0.3 - 0.45 });
    }
  }
  if (dark > 1500) addRing(ring, dry, gain);
  addRing(ring, echoOf(dry, { decay: 1.8, dark }), gain);
}
