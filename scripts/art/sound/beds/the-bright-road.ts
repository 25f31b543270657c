import { bowed, CELLO } from '../bowed.ts';
import { scatter, seeded } from '../random.ts';
import { add, addRing, createRing } from '../ring.ts';
import { echoOf } from '../room.ts';
import { grinding } from '../things.ts';
import type { Call } from '../throats.ts';
import { call } from '../throats.ts';
import { slap, wind } from '../weather.ts';
import type { Bed } from './bed.ts';

const SECONDS = 40;
const NAMES: Call['vowel'][] = ['oh', 'ah', 'ey'];

/** A long grinding, then only wind; voices calling to each other, all of them; at last the landing's cello. */
export const theBrightRoad: Bed = {
  name: 'the-bright-road',
  loudness: 0.07,
  draw() {
    const ring = createRing(SECONDS);
    const random = seeded(71);
    addRing(ring, wind({ seconds: SECONDS, seed: 72, pitch: 270, restless: 0.2 }), 0.6);
    add(ring, grinding(9, 73), { at: 0.2, gain: 0.34 });
    for (const [i, at] of scatter(5, 26, 75).entries())
      add(ring, slap(i + 80), { at: at + 9, gain: 0.1, pan: 0.4 });
    const voices = createRing(SECONDS);
    for (const [i, at] of scatter(11, 25, 74).entries()) {
      const from = 140 + random() * 170;
      const name = call({
        vowel: NAMES[i % 3] ?? 'oh',
        from,
        to: from * 1.12,
        seconds: 0.8 + random() * 0.6,
      });
      add(voices, name, { at: at + 10, gain: 0.5, pan: i % 2 ? 0.7 : -0.7 });
    }
    addRing(ring, echoOf(voices, { decay: 3.2, dark: 1300 }), 0.85);
    add(ring, bowed(CELLO, { midi: 35, seconds: 11, attack: 3, release: 4, seed: 5 }), {
      at: 28,
      gain: 0.34,
    });
    return ring;
  },
};
