import { add, addRing, createRing } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { knock } from '../../things.ts';
import { drip, rain, wind } from '../../weather.ts';
import type { Bed } from '../bed.ts';

const SECONDS = 20;

/** A fist on oak, and what the stairwell behind it does with that; rain in a gutter. No music. */
export const theDoor: Bed = {
  name: 'the-door',
  loudness: 0.06,
  bitrate: 64,
  draw() {
    const ring = createRing(SECONDS);
    addRing(ring, wind({ seconds: SECONDS, seed: 201, pitch: 300, restless: 0.25 }), 0.5);
    addRing(ring, rain(SECONDS, { drops: 40, pitch: 1300, seed: 202 }), 0.4);
    for (let i = 0; i < 14; i++)
      add(ring, drip(210 + i), { at: i * 1.43 + (i % 3) * 0.2, gain: 0.08, pan: 0.6 });
    const fist = createRing(SECONDS);
    for (const at of [1.2, 1.7, 2.2, 11.4, 11.8, 12.2, 12.9]) {
      add(fist, knock(84), { at, gain: 0.9, pan: -0.1 });
      add(fist, knock(131), { at: at + 0.004, gain: 0.5, pan: -0.1 });
    }
    addRing(ring, fist, 0.7);
    addRing(ring, echoOf(fist, { decay: 3.2, dark: 900 }), 0.7);
    return ring;
  },
};
