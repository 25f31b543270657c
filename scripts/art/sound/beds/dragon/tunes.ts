import type { Tune } from '../../bowed.ts';
import { timed } from '../../bowed.ts';
import type { Ring } from '../../ring.ts';
import { add, addRing, createRing, RATE } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { bassoon, recorder } from '../../winds.ts';

/** Cindre's theme: the alphabet's tune in a lower voice, with a hole where its highest note should be. */
export const THEME: Tune = [
  [48, 1.5],
  [48, 0.5],
  [55, 1],
  [55, 1],
  [0, 2],
  [55, 2],
  [53, 1.5],
  [53, 0.5],
  [51, 1],
  [51, 1],
  [50, 2],
  [48, 2],
];
/** The same with nothing missing, and in major. */
export const WHOLE: Tune = THEME.map(([midi, beats]) => [midi === 0 ? 57 : midi === 51 ? 52 : midi, beats]);
/** What children sing the letters to. */
export const ALPHABET: Tune = [
  [72, 1],
  [72, 1],
  [79, 1],
  [79, 1],
  [81, 1],
  [81, 1],
  [79, 2],
  [77, 1],
  [77, 1],
  [76, 1],
  [76, 1],
  [74, 1],
  [74, 1],
  [72, 2],
];
/** The court's own: it walks, it weighs, it does not smile. */
export const COURT: Tune = [
  [43, 2],
  [46, 1],
  [45, 1],
  [43, 2],
  [38, 2],
  [41, 2],
  [43, 1],
  [41, 1],
  [38, 4],
];

export interface Played {
  at: number;
  beat: number;
  gain: number;
  /** Seconds of echo. */
  room: number;
  up?: number;
}

type Instrument = typeof bassoon;

function play(
  ring: Ring,
  instrument: Instrument,
  tune: Tune,
  { at, beat, gain, room, up = 0 }: Played,
): void {
  const dry = createRing(ring.left.length / RATE);
  for (const [i, { midi, at: begin, seconds }] of timed(tune, beat).entries()) {
    if (midi === 0) continue;
    const drawn = instrument({ midi: midi + up, seconds: seconds * 0.92 + 0.06, seed: 60 + i });
    add(dry, drawn, { at: at + begin, gain: gain * 0.6, pan: instrument === recorder ? 0.3 : -0.2 });
  }
  addRing(ring, dry, 1);
  addRing(ring, echoOf(dry, { decay: room, dark: 2400 }), 0.5);
}

export const onBassoon = (ring: Ring, tune: Tune, played: Played) => play(ring, bassoon, tune, played);
export const onRecorder = (ring: Ring, tune: Tune, played: Played) => play(ring, recorder, tune, played);
