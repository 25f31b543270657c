import { add } from '../../ring.ts';
import { page, tick } from '../../things.ts';
import type { Bed } from '../bed.ts';
import { blows, courtBed, duel } from './hall.ts';
import { ALPHABET, COURT, onBassoon, onRecorder, THEME, WHOLE } from './tunes.ts';

/** The court from its first knock on the table to its verdicts, with the launch page. */
export const courtBeds: Bed[] = [
  courtBed({
    name: 'intro',
    loudness: 0.065,
    seed: 601,
    echo: 3,
    coughs: 2,
    quills: 1,
    embers: 30,
    music: (ring, room) => {
      onBassoon(ring, THEME, { at: 1, beat: 0.72, gain: 0.32, room });
      onRecorder(ring, ALPHABET.slice(0, 4), { at: 15, beat: 0.72, gain: 0.12, room });
    },
  }),
  courtBed({
    name: 'all-rise',
    seed: 611,
    echo: 4.4,
    coughs: 8,
    quills: 3,
    embers: 40,
    music: (ring, room) => {
      blows(ring, [0.6, 1.5, 2.4], room);
      onBassoon(ring, COURT, { at: 5, beat: 0.9, gain: 0.22, room });
    },
  }),
  courtBed({
    name: 'the-librarian',
    loudness: 0.045,
    seed: 621,
    echo: 3.6,
    coughs: 3,
    quills: 2,
    embers: 36,
    music: (ring, room) =>
      onRecorder(
        ring,
        [
          [69, 2],
          [0, 1],
          [69, 1],
          [72, 3],
          [0, 3],
          [71, 1],
          [0, 1],
          [71, 1],
          [69, 4],
        ],
        { at: 2, beat: 0.95, gain: 0.14, room },
      ),
  }),
  courtBed({
    name: 'the-rules-of-being-heard',
    loudness: 0.045,
    seed: 631,
    echo: 3.4,
    coughs: 2,
    quills: 8,
    embers: 24,
    music: (ring, room) => {
      for (let i = 0; i < 5; i++)
        onRecorder(
          ring,
          [
            [67, 1],
            [72, 1],
            [71, 1],
            [67, 2],
          ],
          { at: 1 + i * 5, beat: 0.7, gain: 0.1, room, up: i % 2 ? 2 : 0 },
        );
      for (let i = 0; i < 4; i++) add(ring, page(630 + i), { at: 3 + i * 6, gain: 0.16, pan: -0.4 });
    },
  }),
  courtBed({
    name: 'the-client',
    seed: 641,
    echo: 3.2,
    coughs: 2,
    quills: 1,
    embers: 40,
    music: (ring, room) => onBassoon(ring, THEME, { at: 2, beat: 1.1, gain: 0.3, room }),
  }),
  courtBed({
    name: 'ash-and-order',
    seed: 651,
    echo: 3,
    coughs: 1,
    quills: 2,
    embers: 70,
    music: (ring, room) => onBassoon(ring, THEME.slice(0, 5), { at: 3, beat: 0.8, gain: 0.22, room }),
  }),
  courtBed({
    name: 'opening-words',
    loudness: 0.06,
    seed: 661,
    echo: 4,
    coughs: 6,
    quills: 3,
    embers: 20,
    music: (ring, room) => duel(ring, room, 0.7),
  }),
  courtBed({
    name: 'recess',
    loudness: 0.04,
    seed: 671,
    echo: 3,
    coughs: 7,
    quills: 1,
    embers: 30,
    music: (ring, room) =>
      onBassoon(
        ring,
        [
          [43, 3],
          [38, 3],
        ],
        { at: 8, beat: 1, gain: 0.18, room },
      ),
  }),
  courtBed({
    name: 'call-your-witnesses',
    seed: 681,
    echo: 2.8,
    coughs: 5,
    quills: 4,
    embers: 20,
    music: (ring, room) => {
      onBassoon(ring, COURT, { at: 1, beat: 0.62, gain: 0.2, room });
      onBassoon(ring, COURT, { at: 13.5, beat: 0.62, gain: 0.2, room, up: 3 });
    },
  }),
  courtBed({
    name: 'pin-it-to-a-witness',
    seed: 691,
    echo: 2.6,
    coughs: 3,
    quills: 6,
    embers: 24,
    music: (ring, room) => {
      for (let i = 0; i < 8; i++) add(ring, tick(1500 + i * 90), { at: 1.5 + i * 3, gain: 0.16, pan: 0.3 });
      onBassoon(ring, COURT.slice(0, 5), { at: 4, beat: 0.8, gain: 0.2, room, up: 2 });
    },
  }),
  courtBed({
    name: 'the-queen-asks',
    loudness: 0.045,
    seed: 701,
    echo: 2.8,
    coughs: 1,
    quills: 2,
    embers: 16,
    music: (ring, room) => {
      onBassoon(
        ring,
        [
          [38, 6],
          [43, 6],
          [41, 6],
        ],
        { at: 1, beat: 1.2, gain: 0.2, room },
      );
      onRecorder(
        ring,
        [
          [74, 2],
          [0, 4],
          [70, 2],
          [0, 4],
          [72, 2],
        ],
        { at: 4, beat: 1.2, gain: 0.1, room },
      );
    },
  }),
  // A wick, a page, and a man who reads too late.
  courtBed({
    name: 'by-candle',
    loudness: 0.04,
    seed: 711,
    echo: 1.8,
    coughs: 0,
    quills: 2,
    embers: 46,
    music: (ring, room) => {
      onRecorder(
        ring,
        [
          [67, 3],
          [64, 3],
          [65, 3],
          [60, 5],
        ],
        { at: 3, beat: 1.1, gain: 0.12, room },
      );
      for (let i = 0; i < 3; i++) add(ring, page(710 + i), { at: 5 + i * 8, gain: 0.2 });
    },
  }),
  courtBed({
    name: 'closing-words',
    loudness: 0.065,
    seed: 721,
    echo: 2.6,
    coughs: 5,
    quills: 2,
    embers: 24,
    music: (ring, room) => {
      duel(ring, room, 0.6);
      onRecorder(ring, ALPHABET.slice(0, 7), { at: 16, beat: 0.6, gain: 0.1, room });
    },
  }),
  courtBed({
    name: 'half-a-library',
    seed: 731,
    echo: 1.9,
    coughs: 2,
    quills: 3,
    embers: 16,
    music: (ring, room) => {
      onBassoon(ring, THEME, { at: 1, beat: 0.85, gain: 0.26, room, up: 2 });
      onRecorder(
        ring,
        [
          [74, 3],
          [71, 3],
        ],
        { at: 19, beat: 0.9, gain: 0.12, room },
      );
    },
  }),
  courtBed({
    name: 'he-reads',
    loudness: 0.06,
    seed: 741,
    echo: 1.2,
    coughs: 1,
    quills: 0,
    embers: 10,
    music: (ring, room) => {
      onRecorder(ring, ALPHABET, { at: 1, beat: 0.75, gain: 0.2, room });
      onBassoon(ring, WHOLE, { at: 13, beat: 0.75, gain: 0.3, room });
      onRecorder(ring, ALPHABET.slice(0, 7), { at: 13, beat: 0.75, gain: 0.12, room });
    },
  }),
  // He won. It is very quiet, winning.
  courtBed({
    name: 'guilty-as-pleaded',
    loudness: 0.035,
    seed: 751,
    echo: 5,
    coughs: 1,
    quills: 0,
    embers: 22,
    music: (ring, room) => {
      blows(ring, [1], room);
      onBassoon(
        ring,
        [
          [48, 2],
          [48, 1],
          [55, 6],
        ],
        { at: 9, beat: 1.2, gain: 0.2, room },
      );
    },
  }),
];
