import type { RunState } from './types.ts';

/**
 * Which edition of the law new runs are decided by. What is decided otherwise from one edition to the next asks for the
 * run's own, so that a run which began before is played, and replayed, to its end as it began.
 *
 * 2: an outcome is remembered when its moment is passed over or waits anew; a perfect rule makes one visit of a moment
 * perfect, not each; a reward whose grants do not fall due is passed over; who was sent away is not given again.
 *
 * 3: what may have been misheard and cannot be undone is asked back first, at no cost.
 *
 * 4: a hint, the last words again and an answer cost nothing, so many of each in a moment; what is no try at a question of a
 * test is asked again once, at no cost; words to the game and to nobody in it move nothing; words that greet, thank or the
 * like and do nothing else are an aside.
 *
 * 5: where one way alone is left, and it is open, it is taken without a question and at no cost.
 */
export const LAW = 5;

type Decided = Pick<RunState, 'law'>;

/** Whether a run is decided by the second edition of the law, or a later one. */
export const isBySecondLaw = (run: Decided): boolean => editionOf(run) >= 2;

/** Whether a run is decided by the third edition of the law, or a later one. */
export const isByThirdLaw = (run: Decided): boolean => editionOf(run) >= 3;

/** Whether a run is decided by the fourth edition of the law, or a later one. */
export const isByFourthLaw = (run: Decided): boolean => editionOf(run) >= 4;

/** Whether a run is decided by the fifth edition of the law, or a later one. */
export const isByFifthLaw = (run: Decided): boolean => editionOf(run) >= 5;

function editionOf({ law }: Decided): number {
  return law ?? 1;
}
