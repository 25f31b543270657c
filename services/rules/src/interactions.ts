import { RuleError } from './errors.ts';
import type { PlayedMoment, RunState } from './types.ts';

/** Cache hits that cost nothing, of one moment. */
const FREE_HITS = 3;

/** Why a heard turn cost nothing; null: it cost one interaction. */
export type FreeReason = 'perfect' | 'cache' | null;

/** What a heard turn costs. A perfect answer needs no free hit. */
export function freeTurn(
  played: PlayedMoment,
  turn: { isPerfect: boolean; wasCacheHit: boolean },
): FreeReason {
  if (turn.isPerfect) return 'perfect';
  return turn.wasCacheHit && played.freeHits < FREE_HITS ? 'cache' : null;
}

/** What a turn costs, in interactions: one, unless its kind costs nothing or something made it free. */
export const turnCost = (costs: boolean, free: FreeReason): number => (costs && free === null ? 1 : 0);

/**
 * What is left after a turn's cost, never less than nothing, and its bet, which is deducted at once.
 * Throws BET_TOO_HIGH where less remains than is bet.
 */
export function spend(
  { used, max }: RunState['interactions'],
  { cost, bet }: { cost: number; bet: number },
): RunState['interactions'] {
  const left = Math.max(0, max - used - cost);
  if (bet > left) throw new RuleError('BET_TOO_HIGH', 'You do not have that many interactions left.');
  return { used: max - left + (bet > 0 ? bet : 0), max };
}

/** Interactions that the player has left. */
export function remaining({ interactions }: RunState): number {
  return interactions.max - interactions.used;
}
