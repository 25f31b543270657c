import { plucked } from '../bowed.ts';
import { scatter, seeded } from '../random.ts';
import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { knock } from '../things.ts';
import { rain, wind } from '../weather.ts';
import type { Bed } from './bed.ts';

const SECONDS = 24;
const STEPS = [0.6, 3.9, 6.2, 9.1, 12.6, 14.4, 18.3, 21.2];

/** Rain on a tarpaulin, oars knocking; two plucked notes, like someone trying not to be heard. */
export const theStowaway: Bed = {
  name: 'the-stowaway',
  loudness: 0.07,
  draw() {
    const ring = createRing(SECONDS);
    const random = seeded(9);
    addRing(ring, rain(SECONDS, { drops: 75, pitch: 780, seed: 31 }), 1.1);
    addRing(ring, wind({ seconds: SECONDS, seed: 14, pitch: 240, restless: 0.2 }), 0.25);
    for (const at of scatter(7, SECONDS, 12)) {
      const hz = 190 + random() * 40;
      add(ring, knock(hz), { at, gain: 0.32, pan: -0.45 });
      add(ring, knock(hz * 1.12), { at: at + 0.24 + random() * 0.1, gain: 0.22, pan: -0.3 });
    }
    const notes = createRing(SECONDS);
    for (const [i, at] of STEPS.entries()) {
      add(notes, plucked(52, 0.9, 0.7, i), { at, gain: 0.9, pan: 0.25 });
      // Sometimes the second note does not dare.
      if (i % 3 !== 2) add(notes, plucked(55, 1.1, 0.7, i + 30), { at: at + 0.42, gain: 0.7, pan: 0.25 });
    }
    addRing(ring, notes, 0.75);
    addRing(ring, echoOf(notes, { decay: 0.8, dark: 2400 }), 0.4);
    return ring;
  },
};
