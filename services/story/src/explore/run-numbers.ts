import type { Condition } from '@fabula/rules/release/condition';
import type { Release } from '@fabula/rules/release/release';
import { conditionsIn } from './conditions-in.ts';

/** More kinds of runs than an author tells apart are not explored. */
const MOST = 14;

/**
 * The run numbers that can differ: the first two, and those around every number that a skip rule or a condition names.
 * A number of completions is reached that many runs later, at the earliest.
 */
export function runNumbers(release: Release): number[] {
  const named = new Set<number>();
  for (const moment of release.moments) {
    const { skip } = moment;
    for (const limit of [skip.skipAfterRunNumber, skip.showAfterRunNumber, skip.displayRandomlyFromRun]) {
      if (limit !== null) named.add(limit);
    }
    if (skip.skipAfterCompletionCount !== null) named.add(skip.skipAfterCompletionCount + 1);
    for (const { condition } of conditionsIn(moment))
      for (const limit of limitsIn(condition)) named.add(limit);
  }
  const around = [...named].flatMap((limit) => [limit - 1, limit, limit + 1]);
  return [...new Set([1, 2, ...around])]
    .filter((run) => run >= 1)
    .sort((a, b) => a - b)
    .slice(0, MOST);
}

function limitsIn(condition: Condition): number[] {
  if ('all' in condition) return condition.all.flatMap(limitsIn);
  if ('any' in condition) return condition.any.flatMap(limitsIn);
  if ('not' in condition) return limitsIn(condition.not);
  if ('run' in condition) return numbersIn(condition.run);
  return 'completions' in condition ? numbersIn(condition.completions).map((count) => count + 1) : [];
}

function numbersIn({ from, to }: { from?: number | undefined; to?: number | undefined }): number[] {
  return [from, to].filter((limit) => limit !== undefined);
}
