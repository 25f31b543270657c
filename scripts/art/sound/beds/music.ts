import type { Tune } from '../bowed.ts';
import { bowed, CELLO, timed, VIOLA } from '../bowed.ts';
import type { Ring } from '../ring.ts';
import { add, addRing, createRing, RATE } from '../ring.ts';
import { echoOf } from '../room.ts';
import { note } from '../shape.ts';
import { pulse } from '../things.ts';

/** A cello that holds one note for the whole loop: bow after bow, each overlapping the last. */
export function cello(seconds: number, midi: number, bows: number): Ring {
  const ring = createRing(seconds);
  const stroke = seconds / bows;
  for (let i = 0; i < bows; i++) {
    const drawn = bowed(CELLO, { midi, seconds: stroke + 1.6, attack: 1.5, release: 1.5, seed: 40 + i });
    add(ring, drawn, { at: i * stroke, gain: i % 2 ? 0.8 : 1, pan: -0.15 });
  }
  return ring;
}

/** A tune on the viola, from `at` seconds on, in the keeper's stone room. */
export function viola(
  ring: Ring,
  tune: Tune,
  { at, beat, gain }: { at: number; beat: number; gain: number },
): void {
  const dry = createRing(ring.left.length / RATE);
  for (const [i, { midi, at: begin, seconds }] of timed(tune, beat).entries()) {
    const drawn = bowed(VIOLA, { midi, seconds: seconds + 0.25, attack: 0.16, release: 0.35, seed: 70 + i });
    add(dry, drawn, { at: at + begin, gain: 1, pan: 0.2 });
  }
  addRing(ring, dry, gain);
  addRing(ring, echoOf(dry, { decay: 2.2, dark: 2600 }), gain * 0.8);
}

/** The light's own sentence: five beats and a gap, as often as it fits. */
export function fiveBeats(
  ring: Ring,
  { beat, midi, gain }: { beat: number; midi: number; gain: number },
): void {
  const seconds = ring.left.length / RATE;
  const sentence = beat * 7;
  const shape = pulse(note(midi));
  const low = pulse(note(midi - 12));
  for (let start = 0; start + sentence <= seconds + 0.001; start += sentence) {
    for (let i = 0; i < 5; i++) {
      add(ring, shape, { at: start + i * beat, gain: gain * (i ? 0.8 : 1) });
      if (i === 0) add(ring, low, { at: start, gain: gain * 0.8 });
    }
  }
}
