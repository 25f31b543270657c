import type { Walkthrough } from '@fabula/catalogue/walkthrough';

/** Successive multiples of it, without their whole parts, lie evenly between 0 and 1 however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Turns of a run that says all of it: its sentences, and a start for each moment. */
export function turnsOf({ says }: Pick<Walkthrough, 'says'>): number {
  return Object.values(says).reduce((sum, sentences) => sum + 1 + sentences.length, 0);
}

/**
 * How many turns player `n` goes ahead, so that together they are everywhere in the story. Players who walk in step make
 * of each window a measure of some phase of the story: all in its opening, all in its longest moment.
 */
export function headStart(n: number, turns: number): number {
  return Math.floor(((n * GOLDEN) % 1) * turns);
}
