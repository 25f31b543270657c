import { hasItem } from './carried.ts';
import { isBySecondLaw } from './law.ts';
import type { Condition, Outcome } from './release/condition.ts';
import type { Situation } from './situation.ts';
import type { PlayedMoment, RunState } from './types.ts';

type Range = { readonly from?: number | undefined; readonly to?: number | undefined };

/** Whether an author's condition holds; none always does. */
export function holds(condition: Condition | undefined, situation: Situation): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((each) => holds(each, situation));
  if ('any' in condition) return condition.any.some((each) => holds(each, situation));
  if ('not' in condition) return !holds(condition.not, situation);
  return holdsAlone(condition, situation);
}

/** How often this player has completed the moment since the last reset: played, not failed, this run included. */
export function completionsOf(state: RunState, momentId: string): number {
  let count = state.before.completions[momentId] ?? 0;
  for (const each of state.moments) {
    if (each.momentId === momentId && each.status === 'done' && !each.skipped && each.outcome === 'success')
      count += 1;
  }
  return count;
}

type Single = Exclude<Condition, { all: Condition[] } | { any: Condition[] } | { not: Condition }>;

function holdsAlone(condition: Single, { state, moment }: Situation): boolean {
  if ('fact' in condition) return state.facts.includes(condition.fact);
  if ('characterId' in condition)
    return state.roster.some((each) => each.characterId === condition.characterId);
  if ('itemId' in condition) return hasItem(state, condition.itemId);
  if ('run' in condition) return within(state.loopNumber, condition.run);
  if ('bestRankAtLeast' in condition)
    return state.before.bestRank !== null && state.before.bestRank <= condition.bestRankAtLeast;
  const momentId = condition.momentId ?? moment.id;
  if ('completions' in condition) return within(completionsOf(state, momentId), condition.completions);
  if ('path' in condition)
    return state.moments.some((each) => each.momentId === momentId && each.path === condition.path);
  return outcomeOf(state, momentId) === condition.outcome;
}

/** How a moment ended when it was last played in this run; a visit that was passed over, or has not ended, says nothing. */
function outcomeOf(state: RunState, momentId: string): Outcome | null {
  const counts = isBySecondLaw(state) ? ({ outcome }: PlayedMoment) => outcome !== null : () => true;
  return state.moments.findLast((each) => each.momentId === momentId && counts(each))?.outcome ?? null;
}

function within(value: number, range: Range): boolean {
  return value >= (range.from ?? -Infinity) && value <= (range.to ?? Infinity);
}
