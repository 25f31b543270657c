import { clap, nail } from '../../people.ts';
import { scatter } from '../../random.ts';
import { add, addRing, createRing } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { clockwork, tick } from '../../things.ts';
import { drip, wind } from '../../weather.ts';
import type { Bed } from '../bed.ts';
import { fiveBeats } from '../music.ts';

const BEAT = 0.7;
const SECONDS = BEAT * 7 * 4;

/** Nails drawn from crates, chain, oil poured; all five beats, and hands far away that are sails. */
export const theWatch: Bed = {
  name: 'the-watch',
  loudness: 0.065,
  bitrate: 64,
  draw() {
    const ring = createRing(SECONDS);
    addRing(ring, wind({ seconds: SECONDS, seed: 271, pitch: 300, restless: 0.25 }), 0.35);
    add(ring, clockwork(SECONDS, 4), { gain: 0.07, pan: -0.3 });
    for (const [i, at] of [1.1, 5.8, 9.9, 14.6].entries())
      add(ring, nail(272 + i), { at, gain: 0.2, pan: -0.5 });
    for (const at of scatter(26, SECONDS, 274))
      add(ring, tick(640 + (at % 1) * 300), { at, gain: 0.1, pan: 0.5 });
    for (let i = 0; i < 10; i++) add(ring, drip(276 + i), { at: 7 + i * 0.16, gain: 0.07, pan: 0.1 });
    const light = createRing(SECONDS);
    fiveBeats(light, { beat: BEAT, midi: 50, gain: 0.42 });
    addRing(ring, light, 1);
    const sails = createRing(SECONDS);
    for (let i = 0; i * BEAT < SECONDS - 0.01; i++)
      add(sails, clap(280 + (i % 5)), { at: i * BEAT + 0.02 * (i % 3), gain: 0.5, pan: 0.6 });
    addRing(ring, echoOf(sails, { decay: 2.4, dark: 1500 }), 0.6);
    return ring;
  },
};
