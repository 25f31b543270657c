import type { Meaning } from './meaning.ts';

/** Likeness of every said word (row) to every word of the examples (column). */
export type Table = readonly Float64Array[];

/** The part of balance that goes to how much of the speech fits; the rest to how much of the example was said. */
const PRECISION = 0.41;

/** How well each said word is known among these columns. */
export function fitsIn(table: Table, columns: readonly number[]): number[] {
  return table.map((row) => closest(row, columns));
}

/** How much of what is said is found in the example: at most 1, below 0 where it is denied. */
export function fitOf(said: readonly Meaning[], table: Table, example: readonly number[]): number {
  let sum = 0;
  let whole = 0;
  for (let at = 0; at < table.length; at += 1) {
    const row = table[at];
    const mass = said[at]?.mass ?? 0;
    whole += mass;
    if (row) sum += mass * closest(row, example);
  }
  return whole === 0 ? 0 : sum / whole;
}

/** How well each column was said: the value furthest from 0 of any said word. */
export function saidOf(table: Table, columns: number): Float64Array {
  const best = new Float64Array(columns);
  const worst = new Float64Array(columns);
  for (const row of table) {
    for (let column = 0; column < columns; column += 1) {
      const value = row[column] ?? 0;
      if (value === 0) continue;
      if (value > (best[column] ?? 0)) best[column] = value;
      else if (value < (worst[column] ?? 0)) worst[column] = value;
    }
  }
  return best.map((value, column) => (value >= -(worst[column] ?? 0) ? value : (worst[column] ?? 0)));
}

/** How much of the example was said. */
export function completenessOf(said: Float64Array, example: readonly number[], masses: Float64Array): number {
  let sum = 0;
  let whole = 0;
  for (const column of example) {
    const mass = masses[column] ?? 0;
    whole += mass;
    sum += mass * (said[column] ?? 0);
  }
  return whole === 0 ? 0 : sum / whole;
}

/** Balance of the two. */
export function balance(fit: number, complete: number): number {
  if (fit <= 0 || complete <= 0) return Math.min(fit, complete, 0);
  return 1 / (PRECISION / fit + (1 - PRECISION) / complete);
}

/** The value furthest from 0 among these columns. */
function closest(row: Float64Array, columns: readonly number[]): number {
  let best = 0;
  let worst = 0;
  for (const column of columns) {
    const value = row[column] ?? 0;
    if (value > best) best = value;
    else if (value < worst) worst = value;
  }
  return best >= -worst ? best : worst;
}
