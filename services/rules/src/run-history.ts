import { RANK_A } from './rank.ts';
import type { RunState } from './types.ts';

/** What counts before the next run of one who has played these, oldest first, since the last reset. */
export function beforeNext(history: readonly RunState[]): RunState['before'] {
  const ranks = history.flatMap(({ rank }) => rank ?? []);
  return {
    completions: completionsIn(history),
    bestRank: ranks.length === 0 ? null : Math.min(...ranks),
    ...(ranks.includes(RANK_A) && ({ hasTicket: true } as const)),
  };
}

/** By moment: how often it was played and did not fail. */
function completionsIn(history: readonly RunState[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { momentId, status, skipped, outcome } of history.flatMap(({ moments }) => moments)) {
    if (status !== 'done' || skipped || outcome !== 'success') continue;
    counts[momentId] = (counts[momentId] ?? 0) + 1;
  }
  return counts;
}
