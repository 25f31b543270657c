import type { Meaning } from './meaning.ts';
import { Room } from './room.ts';

/** Likeness of a said word to the words of the examples, where there is any: their places, and how like they are. */
export interface Row {
  readonly places: readonly number[];
  readonly values: readonly number[];
}

/** The part of balance that goes to how much of the speech fits; the rest to how much of the example was said. */
const PRECISION = 0.41;

const SPREAD = new Room();

/** Calls `use` with the rows spread out, one behind another, each as long as there are words in the examples. */
export function spread<T>(rows: readonly Row[], columns: number, use: (table: Float64Array) => T): T {
  const table = SPREAD.of(rows.length * columns);
  for (const [at, { places, values }] of rows.entries())
    for (let each = 0; each < places.length; each += 1)
      table[at * columns + (places[each] ?? 0)] = values[each] ?? 0;
  const result = use(table);
  // The room is kept empty: most of a row is 0.
  for (const [at, { places }] of rows.entries()) for (const place of places) table[at * columns + place] = 0;
  return result;
}

/** How much of what is said is found in the example: at most 1, below 0 where it is denied. */
export function fitOf(
  said: readonly Meaning[],
  { table, columns }: { readonly table: Float64Array; readonly columns: number },
  example: readonly number[],
): number {
  let sum = 0;
  let whole = 0;
  for (let at = 0; at < said.length; at += 1) {
    const mass = said[at]?.mass ?? 0;
    whole += mass;
    sum += mass * closest(table, at * columns, example);
  }
  return whole === 0 ? 0 : sum / whole;
}

/** Balance of the two. */
export function balance(fit: number, complete: number): number {
  if (fit <= 0 || complete <= 0) return Math.min(fit, complete, 0);
  return 1 / (PRECISION / fit + (1 - PRECISION) / complete);
}

/** The value furthest from 0 among these columns of the row that begins there. */
function closest(table: Float64Array, from: number, columns: readonly number[]): number {
  let best = 0;
  let worst = 0;
  for (let each = 0; each < columns.length; each += 1) {
    const value = table[from + (columns[each] ?? 0)] ?? 0;
    if (value > best) best = value;
    else if (value < worst) worst = value;
  }
  return best >= -worst ? best : worst;
}
