import { chance } from './chance.ts';
import { completionsOf } from './conditions.ts';
import { rulesOf } from './moments/registry.ts';
import type { Turn } from './moments/rules.ts';

/** Moments that one start may skip at most. */
export const MAX_CASCADE = 5;

/** Whether a waiting moment is skipped instead of opened. */
export function isSkipped(turn: Turn): boolean {
  const { state, input, moment } = turn;
  if (state.isTest && input.ignoreSkip) return false;
  if (rulesOf(moment).isEmpty?.(turn)) return true;
  const { skip } = moment;
  return (
    isAbove(state.loopNumber, skip.skipAfterRunNumber) ||
    isBelow(state.loopNumber, skip.showAfterRunNumber) ||
    isAbove(completionsOf(state, moment.id) + 1, skip.skipAfterCompletionCount) ||
    isUnlucky(turn)
  );
}

/** A roll from 0 (exclusive) to 100 above the author's probability; before its first run it is always shown. */
function isUnlucky({ state, moment, seed }: Turn): boolean {
  const { displayRandomlyProbability, displayRandomlyFromRun } = moment.skip;
  if (state.loopNumber < displayRandomlyFromRun) return false;
  const roll = 100 * (1 - chance(seed, `display:${state.moments.length}`));
  return isAbove(roll, displayRandomlyProbability);
}

function isAbove(value: number, limit: number | null): boolean {
  return isSet(limit) && value > limit;
}

function isBelow(value: number, limit: number | null): boolean {
  return isSet(limit) && value < limit;
}

/** null and -1 disable a rule. */
function isSet(limit: number | null): limit is number {
  return limit !== null && limit !== -1;
}
