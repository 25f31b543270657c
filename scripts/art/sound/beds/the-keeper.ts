import { TWO_BARS } from '../bowed.ts';
import { filteredLoop } from '../filters.ts';
import { drift, whiteNoise } from '../random.ts';
import type { Ring } from '../ring.ts';
import { add, addRing, createRing, RATE } from '../ring.ts';
import { echoOf } from '../room.ts';
import { tick } from '../things.ts';
import { breath } from '../throats.ts';
import { wind } from '../weather.ts';
import type { Bed } from './bed.ts';
import { viola } from './music.ts';

const SECONDS = 40;

/** The panes of the lamp room hum when the wind leans on them. */
function humming(seconds: number): Ring {
  const length = Math.round(seconds * RATE);
  const pane = (hz: number, seed: number) => {
    const hum = filteredLoop(whiteNoise(length, seed), { kind: 'band', cutoff: hz, q: 90 });
    const lean = drift(length, seed + 3, 0.2);
    return hum.map((x, i) => x * Math.max(0, 0.35 + 0.9 * (lean[i] ?? 0)));
  };
  const ring = createRing(seconds);
  for (const [i, hz] of [293.7, 440.6, 588.2, 882].entries()) {
    add(ring, pane(hz, 80 + i), { gain: 6 / (i + 1), pan: i % 2 ? 0.6 : -0.6 });
  }
  return ring;
}

/** Glass humming in the wind, a clock with no strike, his breath; a viola that stops whenever he stops. */
export const theKeeper: Bed = {
  name: 'the-keeper',
  loudness: 0.06,
  draw() {
    const ring = createRing(SECONDS);
    addRing(ring, wind({ seconds: SECONDS, seed: 33, pitch: 230, restless: 0.15 }), 0.3);
    addRing(ring, humming(SECONDS), 0.05);
    const clock = createRing(SECONDS);
    for (let i = 0; i < SECONDS; i++) add(clock, tick(i % 2 ? 860 : 990), { at: i, gain: 0.12, pan: -0.5 });
    addRing(ring, clock, 1);
    addRing(ring, echoOf(clock, { decay: 1.2, dark: 2000 }), 0.5);
    for (let i = 0; i < 7; i++) add(ring, breath(3.6, 90 + i), { at: 1 + i * 5.7, gain: 0.06, pan: 0.15 });
    viola(ring, TWO_BARS, { at: 3, beat: 1.05, gain: 0.26 });
    viola(ring, TWO_BARS.slice(0, 4), { at: 20, beat: 1.05, gain: 0.22 });
    viola(ring, TWO_BARS.slice(4), { at: 30, beat: 1.05, gain: 0.18 });
    return ring;
  },
};
