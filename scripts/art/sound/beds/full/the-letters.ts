import type { Ring } from '../../ring.ts';
import { add, addRing, createRing, RATE } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { note } from '../../shape.ts';
import { grinding, knock, page, pulse } from '../../things.ts';
import { rain, wind } from '../../weather.ts';
import type { Bed } from '../bed.ts';

const BEAT = 0.94;
const SECONDS = BEAT * 7 * 3;

/** The light's sentence, of which not every beat need be there. */
function sentence(heard: readonly number[]): Ring {
  const ring = createRing(SECONDS);
  const seconds = ring.left.length / RATE;
  for (let start = 0; start + BEAT * 7 <= seconds + 0.01; start += BEAT * 7) {
    for (const beat of heard)
      add(ring, pulse(note(48)), { at: start + beat * BEAT, gain: beat === 0 ? 0.5 : 0.4 });
  }
  return ring;
}

/** The office under the slates: rain, paper, and whatever the drawer does. */
function office(seed: number, heard: readonly number[], more: (ring: Ring) => void): Ring {
  const ring = createRing(SECONDS);
  addRing(ring, wind({ seconds: SECONDS, seed, pitch: 230, restless: 0.15 }), 0.25);
  addRing(ring, rain(SECONDS, { drops: 70, pitch: 2300, seed: seed + 1 }), 0.7);
  const room = sentence(heard);
  more(room);
  addRing(ring, room, 1);
  addRing(ring, echoOf(room, { decay: 1, dark: 2400 }), 0.4);
  return ring;
}

const drawer = (seconds: number, seed: number) => grinding(seconds, seed).map((x) => x * 0.5);

/** A drawer that sticks, rain on slate; the pulse has lost one of its beats. */
export const theLetters: Bed = {
  name: 'the-letters',
  loudness: 0.055,
  bitrate: 64,
  draw: () =>
    office(231, [0, 1, 2, 4], (ring) => {
      for (const [i, at] of [2.1, 7.9, 15.2].entries()) {
        add(ring, drawer(0.8, 234 + i), { at, gain: 0.4, pan: -0.3 });
        add(ring, knock(170), { at: at + 0.7, gain: 0.4, pan: -0.3 });
      }
      for (const [i, at] of [4.6, 11.7, 17.8].entries())
        add(ring, page(238 + i), { at, gain: 0.2, pan: 0.3 });
    }),
};

/** The drawer that stuck, opening at once; the lost beat is back. */
export const theDrawer: Bed = {
  name: 'the-drawer',
  loudness: 0.055,
  bitrate: 64,
  draw: () =>
    office(241, [0, 1, 2, 3, 4], (ring) => {
      add(ring, drawer(1.6, 244), { at: 0.8, gain: 0.5, pan: -0.3 });
      add(ring, knock(120), { at: 2.2, gain: 0.6, pan: -0.3 });
      for (const [i, at] of [3.4, 5.1, 12.8].entries())
        add(ring, page(246 + i), { at, gain: 0.24, pan: 0.2 });
    }),
};
