import { chance } from './chance.ts';
import { completionsOf } from './conditions.ts';
import { rulesOf } from './moments/registry.ts';
import type { Turn } from './turn.ts';
import type { RecentSkip } from './types.ts';

/** Moments that one start may skip at most. */
export const MAX_CASCADE = 5;

/** Milliseconds in which a moment that was passed over is not passed over again. */
const GUARD_MS = 5_000;

/** What was passed over in the last seconds, as the turn log and this very start say. */
export interface SkipHistory {
  readonly nowMs: number;
  readonly recentSkips: readonly RecentSkip[];
}

/** Whether a waiting moment is skipped instead of opened. `history` null: nothing is known of earlier skips. */
export function isSkipped(turn: Turn, history: SkipHistory | null): boolean {
  const { state, moment } = turn;
  if (isSkippingOff(turn)) return false;
  if (history && isGuarded(moment.id, history)) return false;
  if (rulesOf(moment).isEmpty?.(turn)) return true;
  const { skip } = moment;
  return (
    isAbove(state.loopNumber, skip.skipAfterRunNumber) ||
    isBelow(state.loopNumber, skip.showAfterRunNumber) ||
    isEnough(turn) ||
    isUnlucky(turn)
  );
}

/** Whether an author plays, who wants to see all that is there. */
export function isSkippingOff({ state, input }: Turn): boolean {
  return state.isTest && (Boolean(input.ignoreSkip) || state.ignoresSkip === true);
}

/** A loop of skips ends where it comes round; a start that is sent again soon does not leap on. */
function isGuarded(momentId: string, { nowMs, recentSkips }: SkipHistory): boolean {
  return recentSkips.some((skip) => skip.momentId === momentId && nowMs - skip.atMs < GUARD_MS);
}

/** Completed as often as its author wants it played, or more. */
function isEnough({ state, moment }: Turn): boolean {
  const { skipAfterCompletionCount: limit } = moment.skip;
  return isSet(limit) && completionsOf(state, moment.id) >= limit;
}

/** A roll from 0 (exclusive) to 100 above the author's probability; before its first run it is always shown. */
function isUnlucky({ state, moment, seed }: Turn): boolean {
  const { displayRandomlyProbability: probability, displayRandomlyFromRun } = moment.skip;
  if (!isSet(probability) || state.loopNumber < displayRandomlyFromRun) return false;
  return 100 * (1 - chance(seed, `display:${state.moments.length}`)) > probability;
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
