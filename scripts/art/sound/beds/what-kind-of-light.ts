import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { horn } from '../things.ts';
import { wind } from '../weather.ts';
import type { Bed } from './bed.ts';
import { fiveBeats } from './music.ts';

const BEAT = 1.2;
const SECONDS = BEAT * 7 * 4;

/** A ship's horn, very far, once; silence; once more. The lesson's five beats, slower. */
export const whatKindOfLight: Bed = {
  name: 'what-kind-of-light',
  loudness: 0.055,
  draw() {
    const ring = createRing(SECONDS);
    addRing(ring, wind({ seconds: SECONDS, seed: 41, pitch: 220, restless: 0.15 }), 0.35);
    const far = createRing(SECONDS);
    add(far, horn(3.2), { at: 5.2, gain: 0.3, pan: -0.5 });
    add(far, horn(2.6), { at: 20.4, gain: 0.24, pan: -0.4 });
    addRing(ring, far, 0.22);
    addRing(ring, echoOf(far, { decay: 5, dark: 700 }), 0.8);
    const light = createRing(SECONDS);
    fiveBeats(light, { beat: BEAT, midi: 45, gain: 0.5 });
    addRing(ring, light, 1);
    addRing(ring, echoOf(light, { decay: 2, dark: 1800 }), 0.6);
    return ring;
  },
};
