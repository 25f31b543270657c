import { cough, quill } from '../../people.ts';
import { scatter, seeded } from '../../random.ts';
import type { Ring } from '../../ring.ts';
import { add, addRing, createRing } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { knock, tick } from '../../things.ts';
import { wind } from '../../weather.ts';
import type { Bed } from '../bed.ts';
import { COURT, onBassoon } from './tunes.ts';

const SECONDS = 26;

/** What is heard in the burned library. */
interface Hall {
  name: string;
  loudness?: number;
  seed: number;
  /** Seconds of echo: the hall grows smaller as it grows friendlier. */
  echo: number;
  coughs: number;
  quills: number;
  /** Ticks of ash that cools. */
  embers: number;
  music: (ring: Ring, room: number) => void;
}

function gallery({ seed, coughs, quills, embers }: Hall): Ring {
  const ring = createRing(SECONDS);
  const random = seeded(seed);
  for (const [i, at] of scatter(coughs, SECONDS, seed + 1, 1).entries())
    add(ring, cough(seed + i), { at, gain: 0.34 + random() * 0.2, pan: random() * 1.8 - 0.9 });
  for (const [i, at] of scatter(quills, SECONDS, seed + 2).entries())
    add(ring, quill(seed + 20 + i), { at, gain: 0.1, pan: i % 2 ? 0.6 : -0.6 });
  for (const at of scatter(embers, SECONDS, seed + 3, 1))
    add(ring, tick(2100 + random() * 1900), { at, gain: 0.05 + random() * 0.1, pan: random() * 2 - 1 });
  return ring;
}

/** Ash that ticks as it cools, a gallery that coughs in different places, quills; one bassoon or one recorder. */
export function courtBed(hall: Hall): Bed {
  return {
    name: hall.name,
    loudness: hall.loudness ?? 0.05,
    bitrate: 64,
    draw() {
      const ring = createRing(SECONDS);
      addRing(ring, wind({ seconds: SECONDS, seed: hall.seed + 9, pitch: 150, restless: 0.1 }), 0.34);
      const people = gallery(hall);
      addRing(ring, people, 1);
      addRing(ring, echoOf(people, { decay: hall.echo, dark: 2200 }), 0.55);
      hall.music(ring, hall.echo);
      return ring;
    },
  };
}

/** A hand that walks around on a table before it strikes it. */
export function blows(ring: Ring, times: number[], room: number): void {
  const dry = createRing(SECONDS);
  for (const [i, at] of times.entries()) add(dry, knock(96 + (i % 3) * 14), { at, gain: 0.4 });
  addRing(ring, dry, 0.8);
  addRing(ring, echoOf(dry, { decay: room, dark: 1400 }), 0.7);
}

/** The court's tune twice, the second time higher and faster, with a hand on a table. */
export function duel(ring: Ring, room: number, beat: number): void {
  onBassoon(ring, COURT, { at: 0.5, beat, gain: 0.26, room });
  onBassoon(ring, COURT, { at: 0.5 + 16 * beat + 1, beat: beat * 0.8, gain: 0.26, room, up: 5 });
  blows(ring, [0.5, 4.5, 8.5, 9, 12.5, 16.5, 20.5, 21, 21.5, 24.5], room);
}
