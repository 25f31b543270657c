import { scatter, seeded } from '../random.ts';
import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { tick } from '../things.ts';
import { slap, wind } from '../weather.ts';
import type { Bed } from './bed.ts';
import { cello } from './music.ts';

const SECONDS = 32;

/** Wind, water on a wooden hull, a loose halyard ticking; one low cello note that never resolves. */
export const theLanding: Bed = {
  name: 'the-landing',
  loudness: 0.085,
  draw() {
    const ring = createRing(SECONDS);
    const random = seeded(3);
    addRing(ring, wind({ seconds: SECONDS, seed: 11, pitch: 310, restless: 0.25 }), 0.8);
    for (const [i, at] of scatter(9, SECONDS, 5).entries()) {
      add(ring, slap(i + 20), { at, gain: 0.18 + random() * 0.14, pan: random() - 0.5 });
    }
    for (const at of scatter(13, SECONDS, 8, 1)) {
      const hz = 1720 + random() * 160;
      add(ring, tick(hz), { at, gain: 0.1, pan: 0.55 });
      add(ring, tick(hz), { at: at + 0.19 + random() * 0.12, gain: 0.055, pan: 0.55 });
    }
    const string = cello(SECONDS, 35, 4);
    addRing(ring, string, 0.3);
    addRing(ring, echoOf(string, { decay: 2.4, dark: 1200 }), 0.2);
    return ring;
  },
};
