import type { RunState } from './types.ts';

/**
 * Which edition of the law new runs are decided by. What is decided otherwise from one edition to the next asks for the
 * run's own, so that a run which began before is played, and replayed, to its end as it began.
 *
 * 2: an outcome is remembered when its moment is passed over or waits anew; a perfect rule makes one visit of a moment
 * perfect, not each; a reward whose grants do not fall due is passed over; who was sent away is not given again.
 */
export const LAW = 2;

/** Whether a run is decided by the second edition of the law. */
export function isBySecondLaw({ law }: RunState): boolean {
  return law === LAW;
}
