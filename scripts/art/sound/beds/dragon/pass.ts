import { scatter, seeded } from '../../random.ts';
import type { Ring } from '../../ring.ts';
import { add, addRing, createRing } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { bell, page, struck } from '../../things.ts';
import { breath } from '../../throats.ts';
import { wind } from '../../weather.ts';
import type { Bed } from '../bed.ts';
import { ALPHABET, onBassoon, onRecorder, THEME } from './tunes.ts';

const SECONDS = 26;

const iron = (hz: number) =>
  struck(hz, [
    [1, 1, 0.12],
    [2.76, 0.6, 0.08],
    [5.4, 0.3, 0.05],
  ]);

interface Gap {
  name: string;
  loudness?: number;
  seed: number;
  /** Strength of the wind, and how many links of a chain move. */
  wind: number;
  links: number;
  music: (ring: Ring) => void;
}

/** Wind off the mountains, a chain, somebody large who breathes. */
function passBed({ name, loudness = 0.05, seed, wind: force, links, music }: Gap): Bed {
  return {
    name,
    loudness,
    bitrate: 64,
    draw() {
      const ring = createRing(SECONDS);
      const random = seeded(seed);
      addRing(ring, wind({ seconds: SECONDS, seed, pitch: 260, restless: 0.18 }), force);
      const cell = createRing(SECONDS);
      for (const at of scatter(links, SECONDS, seed + 1, 1))
        add(cell, iron(480 + random() * 260), { at, gain: 0.05 + random() * 0.06, pan: -0.5 });
      for (let i = 0; i < 4; i++)
        add(cell, breath(5.2, seed + 10 + i), { at: i * 6.5, gain: 0.14, pan: 0.15 });
      addRing(ring, cell, 1);
      addRing(ring, echoOf(cell, { decay: 2, dark: 1800 }), 0.5);
      music(ring);
      return ring;
    },
  };
}

/** What laughs at somebody who cannot read: the theme, twice, a step apart. */
function mocked(ring: Ring): void {
  onBassoon(ring, THEME, { at: 0.5, beat: 0.7, gain: 0.26, room: 3 });
  onBassoon(ring, THEME, { at: 1.2, beat: 0.7, gain: 0.14, room: 3, up: 6 });
  for (let i = 0; i < 6; i++) add(ring, bell(98), { at: 1 + i * 4.2, gain: 0.16 });
}

export const passBeds: Bed[] = [
  passBed({
    name: 'what-he-took',
    loudness: 0.045,
    seed: 801,
    wind: 0.36,
    links: 10,
    music: (ring) => onBassoon(ring, THEME, { at: 3, beat: 1.15, gain: 0.26, room: 2.4 }),
  }),
  passBed({
    name: 'a-small-book',
    loudness: 0.045,
    seed: 811,
    wind: 0.24,
    links: 3,
    music: (ring) => {
      for (let i = 0; i < 3; i++) add(ring, page(810 + i), { at: 1.5 + i * 7, gain: 0.24 });
      onRecorder(ring, ALPHABET.slice(0, 7), { at: 4, beat: 0.9, gain: 0.16, room: 2 });
      onRecorder(ring, ALPHABET.slice(7), { at: 15, beat: 0.9, gain: 0.14, room: 2 });
    },
  }),
  passBed({ name: 'i-dont-know-how', loudness: 0.06, seed: 821, wind: 0.5, links: 14, music: mocked }),
];
