import { RATE } from './ring.ts';

export type FilterKind = 'low' | 'band' | 'high';
export interface Filter {
  kind: FilterKind;
  /** Hz; a function gets the sample's index, for filters that move. */
  cutoff: number | ((i: number) => number);
  q?: number;
}

const { min, PI, tan } = Math;

/** The cutoff as the bilinear transform sees it. */
const warped = (hz: number) => tan((PI * min(hz, RATE * 0.45)) / RATE);

/** State-variable filter by A. Simper (2013), stable while its cutoff moves. */
function createFilter({ kind, cutoff, q = 0.7 }: Filter): (x: number, i: number) => number {
  let [s1, s2] = [0, 0];
  const k = 1 / q;
  const still = typeof cutoff === 'number' ? warped(cutoff) : 0;
  return (x, i) => {
    const g = typeof cutoff === 'number' ? still : warped(cutoff(i));
    const a = 1 / (1 + g * (g + k));
    const band = a * (s1 + g * (x - s2));
    const low = s2 + g * band;
    s1 = 2 * band - s1;
    s2 = 2 * low - s2;
    if (kind === 'low') return low;
    return kind === 'band' ? band * k : x - k * band - low;
  };
}

/** A filtered copy of a sound that begins in silence. */
export function filtered(sound: Float32Array, filter: Filter): Float32Array {
  const step = createFilter(filter);
  return sound.map((x, i) => step(x, i));
}

/** A filtered copy of a loop: the filter has been around once before, so that the seam is like any other place. */
export function filteredLoop(loop: Float32Array, filter: Filter): Float32Array {
  const step = createFilter(filter);
  for (let i = 0; i < loop.length; i++) step(loop[i] ?? 0, i);
  return loop.map((x, i) => step(x, i));
}
