import { RuleError } from './errors.ts';
import type { PlayedMoment, RunState } from './types.ts';

/** Cache hits that cost nothing, of one moment. */
const FREE_HITS = 3;

/** Why a heard turn cost nothing; null: it cost one interaction. */
export type Free = 'perfect' | 'cache' | null;

/** What a heard turn costs. A perfect answer needs no free hit. */
export function freeTurn(played: PlayedMoment, turn: { isPerfect: boolean; wasCacheHit: boolean }): Free {
  if (turn.isPerfect) return 'perfect';
  return turn.wasCacheHit && played.freeHits < FREE_HITS ? 'cache' : null;
}

/** The run after so many interactions more; never above its maximum. */
export function spend(state: RunState, count: number): RunState {
  if (count === 0) return state;
  const { used, max } = state.interactions;
  return { ...state, interactions: { used: Math.min(max, used + count), max } };
}

/** The run after a bet, which is deducted at once. Throws BET_TOO_HIGH where less remains than is bet. */
export function placeBet(state: RunState, bet: number): RunState {
  if (!(bet > 0)) return state;
  if (bet > remaining(state))
    throw new RuleError('BET_TOO_HIGH', 'You do not have that many interactions left.');
  return spend(state, bet);
}

/** Interactions that the player has left. */
export function remaining({ interactions }: RunState): number {
  return interactions.max - interactions.used;
}
