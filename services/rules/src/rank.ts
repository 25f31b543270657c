import type { Release } from './release/release.ts';
import type { RunState } from './types.ts';

const LETTERS = ['S', 'A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];

/** The rank that earns a golden ticket. */
export const RANK_A = 2;

/** Lowest score of S, A, B, C, D and E; below that F. */
const THRESHOLDS = [95, 85, 70, 55, 40, 25] as const;

/** Weights of the law's parts. A part that this run lacks (null) is shared out among the rest. */
const WEIGHTS = { goals: 40, saved: 25, health: 20, perfects: 15 } as const;
/** So many perfect answers fill their part. */
const PERFECTS_FOR_FULL = 3;

/** 1 (S) to 7 (F) of a score 0 to 100. */
export function rankOf(score: number): number {
  const above = THRESHOLDS.findIndex((threshold) => score >= threshold);
  return above === -1 ? LETTERS.length : above + 1;
}

/** 'S' to 'F'; what is no rank is an F. */
export function letterOf(rank: number): Letter {
  return LETTERS[rank - 1] ?? 'F';
}

/** The run's score, a whole number 0 to 100. */
export function scoreOf(release: Release, state: RunState): number {
  const parts = [
    { weight: WEIGHTS.goals, share: goals(state) },
    { weight: WEIGHTS.saved, share: saved(release, state) },
    { weight: WEIGHTS.health, share: health(state) },
    { weight: WEIGHTS.perfects, share: perfects(release, state) },
  ];
  let weights = 0;
  let sum = 0;
  for (const { weight, share } of parts) {
    if (share === null) continue;
    weights += weight;
    sum += weight * share;
  }
  return weights === 0 ? 0 : Math.round((100 * sum) / weights);
}

function goals({ moments }: RunState): number | null {
  return mean(moments.flatMap((each) => each.score ?? []));
}

/** The mean over the battles of this run. */
function health({ moments }: RunState): number | null {
  return mean(moments.flatMap((each) => each.health ?? []));
}

function mean(shares: readonly number[]): number | null {
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function saved(release: Release, { interactions: { used, max } }: RunState): number {
  const spare = max - release.story.par;
  if (spare <= 0) return used <= release.story.par ? 1 : 0;
  return Math.max(0, Math.min(1, (max - used) / spare));
}

function perfects(release: Release, state: RunState): number | null {
  if (!release.moments.some((each) => 'perfects' in each && each.perfects.length > 0)) return null;
  const given = state.moments.reduce((sum, each) => sum + each.perfects, 0);
  return Math.min(1, given / PERFECTS_FOR_FULL);
}
