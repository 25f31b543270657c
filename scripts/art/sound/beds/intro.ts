import { TWO_BARS } from '../bowed.ts';
import { scatter, seeded } from '../random.ts';
import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { slap, wind } from '../weather.ts';
import type { Bed } from './bed.ts';
import { cello, fiveBeats, viola } from './music.ts';

const BEAT = 1.1;
const SECONDS = BEAT * 7 * 4;

/** The launch page: the sea at night, the light's five beats, and the keeper's two bars. */
export const intro: Bed = {
  name: 'intro',
  loudness: 0.075,
  draw() {
    const ring = createRing(SECONDS);
    const random = seeded(81);
    addRing(ring, wind({ seconds: SECONDS, seed: 82, pitch: 280, restless: 0.2 }), 0.45);
    for (const [i, at] of scatter(7, SECONDS, 83).entries()) {
      add(ring, slap(i + 90), { at, gain: 0.12, pan: random() - 0.5 });
    }
    addRing(ring, cello(SECONDS, 38, 4), 0.22);
    const light = createRing(SECONDS);
    fiveBeats(light, { beat: BEAT, midi: 50, gain: 0.32 });
    addRing(ring, light, 1);
    addRing(ring, echoOf(light, { decay: 2.4, dark: 2200 }), 0.6);
    viola(ring, TWO_BARS, { at: BEAT * 7, beat: BEAT, gain: 0.3 });
    viola(ring, TWO_BARS, { at: BEAT * 21, beat: BEAT, gain: 0.26 });
    return ring;
  },
};
