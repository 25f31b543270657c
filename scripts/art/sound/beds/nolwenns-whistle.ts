import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { whistle } from '../things.ts';
import { wind } from '../weather.ts';
import type { Bed } from './bed.ts';

const SECONDS = 36;

/** Two cracked notes on a bosun's whistle; far off, something in the wind answers the second. No music. */
export const nolwennsWhistle: Bed = {
  name: 'nolwenns-whistle',
  loudness: 0.05,
  draw() {
    const ring = createRing(SECONDS);
    addRing(ring, wind({ seconds: SECONDS, seed: 21, pitch: 260, restless: 0.15 }), 0.6);
    const near = createRing(SECONDS);
    add(near, whistle(1860, 0.7, 2), { at: 1.6, gain: 0.2 });
    add(near, whistle(2480, 1.3, 4), { at: 2.5, gain: 0.22 });
    addRing(ring, near, 1);
    addRing(ring, echoOf(near, { decay: 1.6, dark: 4200 }), 0.35);
    const far = createRing(SECONDS);
    add(far, whistle(2470, 1.9, 7), { at: 8.4, gain: 0.2, pan: -0.7 });
    addRing(ring, echoOf(far, { decay: 4.5, dark: 2400 }), 0.42);
    return ring;
  },
};
