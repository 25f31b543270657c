import { scatter, seeded } from '../../random.ts';
import type { Ring } from '../../ring.ts';
import { add, addRing, createRing, RATE } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { glass, page, tick } from '../../things.ts';
import { call } from '../../throats.ts';
import { rain, slap } from '../../weather.ts';
import type { Bed } from '../bed.ts';
import { quartet, WALTZ_BARS, type Waltz, waltz } from './tunes.ts';

/** What is heard among the stalls: gains of 0..1, and how many voices call. */
interface Stalls {
  name: string;
  loudness?: number;
  seed: number;
  frying: number;
  voices: number;
  music: Waltz;
  /** How loud the quartet comes down through the floor. */
  upstairs: number;
  more?: (ring: Ring) => void;
}

/** Frying is rain of a very high pitch. */
const pan = (seconds: number, seed: number) => rain(seconds, { drops: 110, pitch: 4200, seed });

function callers(ring: Ring, count: number, seed: number): void {
  const seconds = ring.left.length / RATE;
  const random = seeded(seed);
  const far = createRing(seconds);
  for (const [i, at] of scatter(count, seconds, seed + 1).entries()) {
    const from = 150 + random() * 160;
    const vowel = (['ah', 'oh', 'ey'] as const)[i % 3] ?? 'ah';
    add(far, call({ vowel, from, to: from * 1.15, seconds: 0.3 + random() * 0.5 }), {
      at,
      gain: 0.4,
      pan: random() * 1.6 - 0.8,
    });
  }
  addRing(ring, echoOf(far, { decay: 1.4, dark: 1000 }), 0.6);
}

/** Water against pontoons, frying, an accordion with one dead key; upstairs a quartet. */
function marketBed({ name, loudness = 0.06, seed, frying, voices, music, upstairs, more }: Stalls): Bed {
  return {
    name,
    loudness,
    bitrate: 64,
    draw() {
      const seconds = WALTZ_BARS * 3 * music.beat;
      const ring = createRing(seconds);
      const random = seeded(seed);
      for (const [i, at] of scatter(11, seconds, seed).entries())
        add(ring, slap(seed + i), { at, gain: 0.14 + random() * 0.1, pan: random() * 1.4 - 0.7 });
      addRing(ring, pan(seconds, seed + 3), frying);
      callers(ring, voices, seed + 5);
      waltz(ring, music);
      if (upstairs > 0) quartet(ring, { gain: upstairs, dark: 650 });
      more?.(ring);
      return ring;
    },
  };
}

/** Single sounds at single times. */
function at(times: number[], draw: (i: number) => Float32Array, gain: number, pan = 0.2) {
  return (ring: Ring) => {
    for (const [i, begin] of times.entries()) add(ring, draw(i), { at: begin, gain, pan });
  };
}

const odd = (bar: number) => bar % 4 < 2;

export const marketBeds: Bed[] = [
  marketBed({
    name: 'intro',
    loudness: 0.075,
    seed: 301,
    frying: 0.25,
    voices: 8,
    music: { beat: 0.5, gain: 0.34 },
    upstairs: 0.12,
  }),
  marketBed({
    name: 'under-the-awning',
    seed: 311,
    frying: 0.5,
    voices: 14,
    music: { beat: 0.52, gain: 0.24 },
    upstairs: 0.1,
  }),
  marketBed({
    name: 'who-goes-up',
    seed: 321,
    frying: 0.4,
    voices: 12,
    music: { beat: 0.46, gain: 0.22, from: 8 },
    upstairs: 0.12,
  }),
  // Nine pockets, and something in most of them.
  marketBed({
    name: 'coat-with-pockets',
    seed: 331,
    frying: 0.35,
    voices: 9,
    music: { beat: 0.44, gain: 0.2, from: 4 },
    upstairs: 0.08,
    more: at([1.2, 3.9, 5, 8.3, 11.1, 12, 15.4, 18.2, 19], (i) => tick(1300 + i * 170), 0.12, -0.3),
  }),
  marketBed({
    name: 'the-alibi',
    loudness: 0.055,
    seed: 341,
    frying: 0.3,
    voices: 7,
    music: { beat: 0.48, gain: 0.2, tune: false },
    upstairs: 0.16,
    more: at([2.4, 9.1, 16.5], (i) => page(340 + i), 0.16),
  }),
  marketBed({
    name: 'a-card-with-gold-edges',
    loudness: 0.055,
    seed: 351,
    frying: 0.2,
    voices: 5,
    music: { beat: 0.5, gain: 0.26, only: odd },
    upstairs: 0.12,
    more: at([0.8, 6.8, 12.8], (i) => glass(1180 * 1.26 ** i), 0.14),
  }),
  marketBed({
    name: 'her-card',
    loudness: 0.05,
    seed: 361,
    frying: 0.12,
    voices: 3,
    music: { beat: 0.56, gain: 0.2, from: 12, only: odd },
    upstairs: 0.2,
    more: at([1.5], () => page(361), 0.3),
  }),
  // Away from the stalls there is room to be silent.
  marketBed({
    name: 'what-it-is-for',
    loudness: 0.045,
    seed: 371,
    frying: 0.06,
    voices: 2,
    music: { beat: 0.6, gain: 0.16, only: (bar) => bar % 8 < 2 },
    upstairs: 0.12,
  }),
  marketBed({
    name: 'the-gangway',
    seed: 381,
    frying: 0.12,
    voices: 5,
    music: { beat: 0.5, gain: 0.12, from: 8, only: odd },
    upstairs: 0.36,
  }),
  // The tune stops where she has said the name.
  marketBed({
    name: 'the-name',
    loudness: 0.045,
    seed: 391,
    frying: 0.1,
    voices: 0,
    music: { beat: 0.56, gain: 0.22, only: (bar) => bar < 4 },
    upstairs: 0,
  }),
  marketBed({
    name: 'a-fair-price',
    seed: 401,
    frying: 0.2,
    voices: 8,
    music: { beat: 0.54, gain: 0.3 },
    upstairs: 0.2,
  }),
];
