import { type Tune, TWO_BARS, timed } from '../../bowed.ts';
import { filteredLoop } from '../../filters.ts';
import { quill } from '../../people.ts';
import type { Ring } from '../../ring.ts';
import { add, addRing, createRing, RATE } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { drip, wind } from '../../weather.ts';
import { glassRim } from '../../winds.ts';
import type { Bed } from '../bed.ts';

const SECONDS = 24;
/** The tune's own first note, around which it is turned upside down. */
const AXIS = 62;
export const UPSIDE_DOWN: Tune = TWO_BARS.map(([midi, beats]) => [2 * AXIS - midi, beats]);

/** A tune on glasses, from `at` seconds on. */
export function glasses(
  ring: Ring,
  tune: Tune,
  { at, beat, gain }: { at: number; beat: number; gain: number },
): void {
  const dry = createRing(ring.left.length / RATE);
  for (const [i, { midi, at: begin, seconds }] of timed(tune, beat).entries()) {
    const drawn = glassRim({ midi: midi + 12, seconds: seconds + 0.9, seed: 250 + i });
    add(dry, drawn, { at: at + begin, gain, pan: -0.25 });
  }
  addRing(ring, dry, 0.7);
  addRing(ring, echoOf(dry, { decay: 4, dark: 3600 }), 0.7);
}

/** The same wind as on the landing, as the drowned hear it. */
function underWater(seed: number): Ring {
  const { left, right } = wind({ seconds: SECONDS, seed, pitch: 310, restless: 0.25 });
  const deep = (side: Float32Array) => filteredLoop(side, { kind: 'low', cutoff: 190, q: 1.6 });
  return { left: deep(left), right: deep(right) };
}

function below(seed: number): Ring {
  const ring = createRing(SECONDS);
  addRing(ring, underWater(seed), 1.1);
  for (let i = 0; i < 9; i++)
    add(ring, drip(seed + i), { at: i * 2.6 + (i % 2) * 0.7, gain: 0.05, pan: 0.5 - (i % 3) * 0.5 });
  return ring;
}

/** The wind from under water; a glass harmonica plays the keeper's tune upside down. */
export const theCaptain: Bed = {
  name: 'the-captain',
  loudness: 0.055,
  bitrate: 64,
  draw() {
    const ring = below(251);
    glasses(ring, UPSIDE_DOWN, { at: 1, beat: 1.25, gain: 0.3 });
    glasses(ring, UPSIDE_DOWN.slice(0, 4), { at: 14, beat: 1.25, gain: 0.24 });
    return ring;
  },
};

/** A wet pen on paper; the harmonica, one phrase, pleased with itself. */
export const signedOn: Bed = {
  name: 'signed-on',
  loudness: 0.05,
  bitrate: 64,
  draw() {
    const ring = below(261);
    for (const [i, at] of [0.8, 2.6, 4.4].entries()) add(ring, quill(262 + i), { at, gain: 0.22, pan: 0.2 });
    const pleased: Tune = [...UPSIDE_DOWN.slice(0, 4), [66, 1], [69, 3]];
    glasses(ring, pleased, { at: 6.5, beat: 0.9, gain: 0.32 });
    return ring;
  },
};
