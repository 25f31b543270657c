import { bowed, CELLO, FOUR_BARS } from '../bowed.ts';
import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { clockwork } from '../things.ts';
import { gull } from '../throats.ts';
import { wind } from '../weather.ts';
import type { Bed } from './bed.ts';
import { viola } from './music.ts';

const SECONDS = 40;

/** Wind falling, gulls one by one, the clockwork still turning; the viola's tune goes on, and ends on a fifth. */
export const aLightThatSaysNo: Bed = {
  name: 'a-light-that-says-no',
  loudness: 0.06,
  draw() {
    const ring = createRing(SECONDS);
    const falling = (share: number) =>
      0.3 + 0.7 * Math.cos(Math.PI * share) ** 2 * (share < 0.5 ? 1 : share * 0.9);
    addRing(ring, wind({ seconds: SECONDS, seed: 61, pitch: 250, restless: 0.12, force: falling }), 0.45);
    add(ring, clockwork(SECONDS, 3), { gain: 0.06, pan: -0.3 });
    const birds = createRing(SECONDS);
    for (const [i, at] of [4.5, 13, 19.5, 27, 31, 35.5].entries()) {
      add(birds, gull(70 + i), { at, gain: 0.08 + i * 0.008, pan: ((i * 37) % 17) / 8.5 - 1 });
    }
    addRing(ring, birds, 0.6);
    addRing(ring, echoOf(birds, { decay: 2.5, dark: 3000 }), 0.5);
    viola(ring, FOUR_BARS, { at: 3, beat: 1.15, gain: 0.3 });
    for (const midi of [38, 45]) {
      const fifth = bowed(CELLO, { midi, seconds: 9, attack: 1.6, release: 3.5, seed: midi });
      add(ring, fifth, { at: 3 + 13 * 1.15, gain: 0.26, pan: -0.2 });
    }
    return ring;
  },
};
