import { bowed, CELLO, VIOLA } from '../bowed.ts';
import { scatter, seeded } from '../random.ts';
import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { clockwork } from '../things.ts';
import type { Call } from '../throats.ts';
import { call } from '../throats.ts';
import { rain, wind } from '../weather.ts';
import type { Bed } from './bed.ts';

const SECONDS = 32;
/** Four chords that climb by steps, one for each right answer, and none of them comes home. */
const CLIMB: [number, number, number][] = [
  [38, 57, 62],
  [40, 59, 64],
  [41, 60, 65],
  [43, 62, 67],
];
const SHOUTS: Call['vowel'][] = ['ey', 'ah', 'oh'];

function climbing() {
  const ring = createRing(SECONDS);
  for (const [i, chord] of CLIMB.entries()) {
    const at = i * 8;
    for (const [voice, midi] of chord.entries()) {
      const strings = voice ? VIOLA : CELLO;
      const long = bowed(strings, { midi, seconds: 9, attack: 1.4, release: 1.6, seed: i * 3 + voice });
      add(ring, long, { at, gain: voice ? 0.5 : 0.9, pan: voice * 0.35 - 0.35 });
    }
    for (let beat = 0; beat < 16; beat++) {
      const midi = chord[beat % 2 ? 2 : 1];
      const short = bowed(VIOLA, { midi, seconds: 0.42, attack: 0.03, release: 0.2, seed: beat });
      add(ring, short, { at: at + beat * 0.5, gain: 0.24 + 0.02 * beat, pan: 0.3 });
    }
  }
  return ring;
}

/** The lamp's clockwork, rain gone red, a crew shouting far below; strings that climb by steps. */
export const talkThemIn: Bed = {
  name: 'talk-them-in',
  loudness: 0.09,
  draw() {
    const ring = createRing(SECONDS);
    const random = seeded(23);
    addRing(ring, wind({ seconds: SECONDS, seed: 51, pitch: 340, restless: 0.3 }), 0.5);
    addRing(ring, rain(SECONDS, { drops: 60, pitch: 1900, seed: 52 }), 0.5);
    add(ring, clockwork(SECONDS, 6), { gain: 0.12, pan: -0.3 });
    const crew = createRing(SECONDS);
    for (const [i, at] of scatter(9, SECONDS, 54).entries()) {
      const from = 130 + random() * 130;
      const shout = call({
        vowel: SHOUTS[i % 3] ?? 'ah',
        from,
        to: from * 0.85,
        seconds: 0.5 + random() * 0.5,
      });
      add(crew, shout, { at, gain: 0.5, pan: random() * 1.4 - 0.7 });
    }
    addRing(ring, echoOf(crew, { decay: 2.6, dark: 1100 }), 0.8);
    const strings = climbing();
    addRing(ring, strings, 0.3);
    addRing(ring, echoOf(strings, { decay: 2, dark: 2600 }), 0.2);
    return ring;
  },
};
