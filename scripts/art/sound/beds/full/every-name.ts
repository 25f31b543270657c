import { bowed, CELLO, TWO_BARS } from '../../bowed.ts';
import { add, createRing } from '../../ring.ts';
import { slap } from '../../weather.ts';
import type { Bed } from '../bed.ts';
import { viola } from '../music.ts';
import { glasses } from './the-captain.ts';

const SECONDS = 24;

/** No wind at all. Viola and glasses, the right way up together; a small sea. */
export const everyName: Bed = {
  name: 'every-name',
  loudness: 0.055,
  bitrate: 64,
  draw() {
    const ring = createRing(SECONDS);
    for (const [i, at] of [2, 6.5, 11, 16, 20.5].entries())
      add(ring, slap(296 + i), { at, gain: 0.06, pan: 0.4 - (i % 2) * 0.8 });
    viola(ring, TWO_BARS, { at: 1, beat: 1.2, gain: 0.3 });
    glasses(ring, TWO_BARS, { at: 1, beat: 1.2, gain: 0.2 });
    viola(
      ring,
      [
        [65, 1],
        [64, 1],
        [62, 5],
      ],
      { at: 13, beat: 1.2, gain: 0.28 },
    );
    glasses(
      ring,
      [
        [69, 2],
        [66, 5],
      ],
      { at: 13, beat: 1.2, gain: 0.22 },
    );
    for (const midi of [38, 45, 50])
      add(ring, bowed(CELLO, { midi, seconds: 10, attack: 2, release: 3.5, seed: midi }), {
        at: 13,
        gain: 0.2,
        pan: -0.2,
      });
    return ring;
  },
};
