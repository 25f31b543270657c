import type { Meaning } from './meaning.ts';

/** Likeness of every said word (row) to every word of the examples (column). */
export type Table = readonly Float64Array[];

/** The part of balance that goes to how much of the speech fits; the rest to how much of the example was said. */
const PRECISION = 0.41;

/** How well each said word is known among these columns. */
export function fitsIn(table: Table, columns: readonly number[]): number[] {
  return table.map((row) => extreme(columns, (column) => row[column] ?? 0));
}

/** How much of what is said is found in the example: at most 1, below 0 where it is denied. */
export function fitOf(said: readonly Meaning[], table: Table, example: readonly number[]): number {
  let sum = 0;
  let whole = 0;
  for (const [at, row] of table.entries()) {
    const mass = said[at]?.mass ?? 0;
    whole += mass;
    sum += mass * extreme(example, (column) => row[column] ?? 0);
  }
  return whole === 0 ? 0 : sum / whole;
}

/** How much of the example was said. */
export function completenessOf(table: Table, example: readonly number[], masses: Float64Array): number {
  let sum = 0;
  let whole = 0;
  for (const column of example) {
    const mass = masses[column] ?? 0;
    whole += mass;
    sum += mass * extreme(table, (row) => row[column] ?? 0);
  }
  return whole === 0 ? 0 : sum / whole;
}

/** Balance of the two. */
export function balance(fit: number, complete: number): number {
  if (fit <= 0 || complete <= 0) return Math.min(fit, complete, 0);
  return 1 / (PRECISION / fit + (1 - PRECISION) / complete);
}

/** The value furthest from 0. */
function extreme<T>(list: readonly T[], measure: (one: T) => number): number {
  let best = 0;
  let worst = 0;
  for (const one of list) {
    const value = measure(one);
    if (value > best) best = value;
    else if (value < worst) worst = value;
  }
  return best >= -worst ? best : worst;
}
