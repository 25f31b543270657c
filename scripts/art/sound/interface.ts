import { bowed, CELLO, VIOLA } from './bowed.ts';
import { filtered, filteredLoop } from './filters.ts';
import { whiteNoise } from './random.ts';
import { RATE } from './ring.ts';
import { decay, later, note, sine, sound, swell, together, turning } from './shape.ts';
import { bell, glass, knock, page, struck } from './things.ts';

/** A sound of the interface: wood and paper for touches, brass and glass for rewards. */
export interface InterfaceSound {
  name: string;
  draw: () => Float32Array;
  loop?: boolean;
  loudness: number;
}

/** A dull tap at 180 Hz, 40 ms. */
function press(): Float32Array {
  const pad = filtered(whiteNoise(Math.round(0.09 * RATE), 1), { kind: 'low', cutoff: 900 });
  return pad.map((x, i) => {
    const t = i / RATE;
    return (sine(180 * t) * decay(t, 0.014) + x * 0.5 * decay(t, 0.006)) * swell(t, 0.09, 0.001, 0.03);
  });
}

/** Paper flicked: short, bright, and the small tap where it lands. */
function card(): Float32Array {
  const flick = filtered(whiteNoise(Math.round(0.16 * RATE), 3), {
    kind: 'band',
    cutoff: (i) => 1500 + i * 0.9,
    q: 0.8,
  });
  const paper = flick.map((x, i) => x * swell(i / RATE, 0.16, 0.03, 0.1));
  return together(paper, later(knock(420), 0.11, 0.35));
}

/** Low brass: a section that opens its sound while it swells. */
function brass(midi: number, seconds: number): Float32Array {
  const hz = note(midi);
  const reed = sound(seconds, (t) => {
    let value = 0;
    for (let h = 1; h <= 12; h++) value += sine(hz * h * t + 0.13 * h) / h;
    return value * swell(t, seconds, 0.09, seconds * 0.6);
  });
  return filtered(reed, {
    kind: 'low',
    cutoff: (i) => 300 + 1500 * swell(i / RATE, seconds, 0.14, seconds * 0.8),
  });
}

function tear(): Float32Array {
  const rip = filtered(whiteNoise(Math.round(0.42 * RATE), 7), {
    kind: 'band',
    cutoff: (i) => 1200 + i * 0.22,
    q: 1.2,
  });
  const teeth = turning((t) => 55 + 130 * t);
  return rip.map((x, i) => {
    const t = i / RATE;
    return x * (0.35 + 0.65 * Math.max(0, sine(teeth(t)))) * swell(t, 0.42, 0.05, 0.08) * 1.4;
  });
}

function bellTree(): Float32Array {
  const notes = [84, 86, 88, 91, 93, 96, 98, 100, 103, 105];
  return together(...notes.map((midi, i) => later(glass(note(midi)), i * 0.055, 0.32)));
}

const BEAT_92 = 60 / 92;

/** A soft pad that breathes once in four beats of 92 a minute; no melody. It loops. */
function thinking(): Float32Array {
  const seconds = BEAT_92 * 8;
  const air = filteredLoop(whiteNoise(Math.round(seconds * RATE), 9), { kind: 'band', cutoff: 700, q: 0.6 });
  // Whole turns in the loop, so that every sine meets itself at the seam.
  const whole = (hz: number) => Math.round(hz * seconds) / seconds;
  const voices = [note(50), note(57), note(62), note(64)].flatMap((hz) => [whole(hz), whole(hz * 1.004)]);
  return air.map((x, i) => {
    const t = i / RATE;
    const chest = 0.5 - 0.5 * Math.cos((2 * Math.PI * t) / (BEAT_92 * 4));
    const pad = voices.reduce(
      (sum, hz, v) => sum + (sine(hz * t) + 0.25 * sine(2 * hz * t)) / (1 + v * 0.4),
      0,
    );
    return (pad * 0.2 + x * 0.12) * (0.35 + 0.65 * chest);
  });
}

function rising(from: number, to: number): Float32Array {
  const line = (midi: number, seconds: number) =>
    bowed(VIOLA, { midi, seconds, attack: 0.08, release: seconds * 0.5 });
  return together(line(from, 0.7), later(line(to, 2.2), 0.5, 1.1));
}

/** Rises a sixth, with the chord under it and light on top. */
function win(): Float32Array {
  const chord = [50, 57, 66].map((midi) => bowed(CELLO, { midi, seconds: 2.4, attack: 0.2, release: 1.4 }));
  return together(rising(62, 71), later(together(...chord), 0.5, 0.45), later(bell(note(83)), 0.55, 0.3));
}

/** Falls a third and stops dry. */
function lose(): Float32Array {
  const first = bowed(CELLO, { midi: 53, seconds: 0.75, attack: 0.06, release: 0.25 });
  const second = bowed(CELLO, { midi: 50, seconds: 0.85, attack: 0.06, release: 0.06 });
  return together(first, later(second, 0.66), later(knock(120), 1.48, 0.7));
}

export const interfaceSounds: InterfaceSound[] = [
  { name: 'press', draw: press, loudness: 0.1 },
  { name: 'card', draw: card, loudness: 0.08 },
  { name: 'perfect', draw: () => together(glass(note(81)), later(glass(note(88)), 0.13)), loudness: 0.08 },
  {
    name: 'rank',
    draw: () => together(brass(45, 1.5), brass(52, 1.5), later(bell(note(69)), 0.34, 0.9)),
    loudness: 0.1,
  },
  { name: 'ticket', draw: () => together(tear(), later(bellTree(), 0.4)), loudness: 0.08 },
  { name: 'thinking', draw: thinking, loop: true, loudness: 0.06 },
  { name: 'win', draw: win, loudness: 0.1 },
  { name: 'lose', draw: lose, loudness: 0.1 },
  {
    name: 'reward',
    draw: () =>
      together(
        page(5),
        later(
          struck(note(74), [
            [1, 1, 0.5],
            [2, 0.3, 0.2],
          ]),
          0.28,
        ),
        later(bell(note(81)), 0.5, 0.7),
      ),
    loudness: 0.08,
  },
];
