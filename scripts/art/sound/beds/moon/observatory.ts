import { scatter, seeded } from '../../random.ts';
import type { Ring } from '../../ring.ts';
import { add, addRing, createRing } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { clockwork, glass, knock, tick } from '../../things.ts';
import { breath } from '../../throats.ts';
import { wind } from '../../weather.ts';
import { hum } from '../../winds.ts';
import type { Bed } from '../bed.ts';
import { DEAD_KEY, type Quartet, quartet } from './tunes.ts';

const SECONDS = 24;

/** What is heard under the dome. */
interface Dome {
  name: string;
  loudness?: number;
  seed: number;
  music: Quartet;
  /** Glasses and steps of the guests: how many. */
  guests: number;
  /** Teeth a second of the dome's wheels; 0 where they stand. */
  wheels: number;
  /** When LUNE-7 hums the note that the accordion below has lost. */
  hums?: number[];
  more?: (ring: Ring) => void;
}

function company(ring: Ring, count: number, seed: number): void {
  const random = seeded(seed);
  for (const [i, at] of scatter(count, SECONDS, seed).entries()) {
    const step = i % 3 !== 0;
    const heard = step ? knock(150 + random() * 60) : glass(1500 + random() * 900);
    add(ring, heard, { at, gain: step ? 0.16 : 0.07, pan: random() * 1.6 - 0.8 });
  }
}

/** A quartet that does not finish its piece, wheels of brass, glasses, night air in the slit of the dome. */
function domeBed({ name, loudness = 0.055, seed, music, guests, wheels, hums = [], more }: Dome): Bed {
  return {
    name,
    loudness,
    bitrate: 64,
    draw() {
      const ring = createRing(SECONDS);
      addRing(ring, wind({ seconds: SECONDS, seed, pitch: 190, restless: 0.1 }), 0.12);
      const room = createRing(SECONDS);
      company(room, guests, seed + 2);
      if (wheels > 0) add(room, clockwork(SECONDS, wheels), { gain: 0.07, pan: -0.4 });
      for (const at of hums)
        add(room, hum({ midi: DEAD_KEY - 12, seconds: 3.2 }), { at, gain: 0.3, pan: -0.1 });
      more?.(room);
      addRing(ring, room, 1);
      addRing(ring, echoOf(room, { decay: 2.6, dark: 2600 }), 0.5);
      quartet(ring, music);
      return ring;
    },
  };
}

/** A heart that would rather be elsewhere. */
function heartbeats(ring: Ring): void {
  for (let at = 0.4; at < SECONDS; at += 0.8) {
    add(ring, knock(62), { at, gain: 0.4 });
    add(ring, knock(54), { at: at + 0.22, gain: 0.26 });
  }
  for (let i = 0; i < 6; i++) add(ring, breath(2.2, 520 + i), { at: i * 4 + 0.6, gain: 0.07, pan: 0.3 });
}

/** Steps that meet: three people in three rooms on one beat. */
function together(ring: Ring): void {
  for (let beat = 0; beat < 48; beat++) {
    add(ring, tick(beat % 4 ? 980 : 740), {
      at: beat * 0.5,
      gain: beat % 4 ? 0.1 : 0.2,
      pan: (beat % 3) * 0.7 - 0.7,
    });
  }
}

export const domeBeds: Bed[] = [
  domeBed({ name: 'three-ways-up', seed: 501, music: { gain: 0.22, dark: 1200 }, guests: 10, wheels: 3 }),
  domeBed({
    name: 'an-honest-door',
    loudness: 0.045,
    seed: 511,
    music: { gain: 0.12, dark: 700, from: 2 },
    guests: 3,
    wheels: 2,
    hums: [3, 11, 19],
  }),
  domeBed({
    name: 'cold-feet',
    seed: 521,
    music: { gain: 0.14, dark: 800, from: 4 },
    guests: 5,
    wheels: 0,
    more: heartbeats,
  }),
  domeBed({ name: 'madame', seed: 531, music: { gain: 0.34, dark: 3000 }, guests: 18, wheels: 0 }),
  domeBed({
    name: 'a-friendly-wager',
    seed: 541,
    music: { gain: 0.3, dark: 3000, from: 4 },
    guests: 12,
    wheels: 0,
    more: (ring) =>
      [2, 8, 14, 20].forEach((at, i) => {
        add(ring, glass(i % 2 ? 1760 : 1320), { at, gain: 0.14 });
      }),
  }),
  domeBed({
    name: 'the-false-moon',
    loudness: 0.045,
    seed: 551,
    music: { gain: 0.12, dark: 900, from: 6, played: 5 },
    guests: 2,
    wheels: 2,
    hums: [2, 15],
  }),
  // Nobody plays while somebody chooses.
  domeBed({
    name: 'which-moon',
    loudness: 0.04,
    seed: 561,
    music: { gain: 0.22, dark: 1600, from: 6, played: 2 },
    guests: 0,
    wheels: 1,
    hums: [12],
  }),
  domeBed({
    name: 'all-at-once',
    loudness: 0.065,
    seed: 571,
    music: { gain: 0.3, dark: 2400, from: 2 },
    guests: 8,
    wheels: 6,
    more: together,
  }),
  // At last the piece comes home, and the missing note with it.
  domeBed({
    name: 'nobody-did',
    loudness: 0.06,
    seed: 581,
    music: { gain: 0.32, dark: 3000, from: 1, finishes: true },
    guests: 0,
    wheels: 3,
    hums: [6, 14.5, 21],
  }),
];
