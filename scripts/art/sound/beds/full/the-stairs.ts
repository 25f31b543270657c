import { add, addRing, createRing } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { knock } from '../../things.ts';
import { wind } from '../../weather.ts';
import type { Bed } from '../bed.ts';
import { fiveBeats } from '../music.ts';

const BEAT = 0.96;
const SECONDS = BEAT * 7 * 3;
/** One storm at every landing, each at its own pitch (Hz). */
const LANDINGS = [190, 270, 380];

/** Three storms, steps on stone, and the five beats through many walls. */
export const theStairs: Bed = {
  name: 'the-stairs',
  loudness: 0.065,
  bitrate: 64,
  draw() {
    const ring = createRing(SECONDS);
    for (const [i, pitch] of LANDINGS.entries()) {
      const here = (share: number) => Math.max(0, Math.cos(Math.PI * 2 * (share - (i + 0.5) / 3))) ** 2;
      addRing(ring, wind({ seconds: SECONDS, seed: 221 + i, pitch, restless: 0.2, force: here }), 0.8);
    }
    const steps = createRing(SECONDS);
    for (let i = 0; i < 18; i++)
      add(steps, knock(150 + (i % 2) * 24), { at: 0.4 + i * 1.1, gain: 0.3, pan: Math.sin(i / 2) * 0.6 });
    addRing(ring, steps, 0.6);
    const light = createRing(SECONDS);
    fiveBeats(light, { beat: BEAT, midi: 43, gain: 0.6 });
    addRing(steps, light, 1);
    addRing(ring, echoOf(steps, { decay: 2.6, dark: 700 }), 0.9);
    return ring;
  },
};
