import { scatter, seeded } from '../random.ts';
import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { page } from '../things.ts';
import { drip, wind } from '../weather.ts';
import type { Bed } from './bed.ts';
import { fiveBeats } from './music.ts';

const BEAT = 0.86;
const SECONDS = BEAT * 7 * 5;

/** A ledger's pages, drips in a tin bucket in odd rhythm; a slow mechanical pulse, five beats, a gap. */
export const theLanguageOfLight: Bed = {
  name: 'the-language-of-light',
  loudness: 0.06,
  draw() {
    const ring = createRing(SECONDS);
    const random = seeded(15);
    addRing(ring, wind({ seconds: SECONDS, seed: 25, pitch: 210, restless: 0.15 }), 0.28);
    for (const [i, at] of scatter(5, SECONDS, 16, 0.8).entries()) {
      add(ring, page(50 + i), { at, gain: 0.2, pan: 0.35 });
    }
    const bucket = createRing(SECONDS);
    for (const [i, at] of scatter(17, SECONDS, 19, 1).entries()) {
      add(bucket, drip(60 + i), { at, gain: 0.1 + random() * 0.12, pan: -0.6 });
    }
    addRing(ring, bucket, 1);
    const light = createRing(SECONDS);
    fiveBeats(light, { beat: BEAT, midi: 50, gain: 0.55 });
    addRing(ring, light, 1);
    addRing(bucket, light, 0.6);
    addRing(ring, echoOf(bucket, { decay: 1.3, dark: 2800 }), 0.5);
    return ring;
  },
};
