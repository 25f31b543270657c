import { rulesOf } from '@fabula/rules/moments/registry';
import type { Moment, MomentType } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { indexOf } from '@fabula/rules/release-index';

/** About how many interactions a moment costs one who plays it well. */
const COSTS: { readonly [T in MomentType]?: (moment: Extract<Moment, { type: T }>) => number } = {
  dialogue: ({ points }) => Math.ceil(points / 25),
  learning: ({ points }) => points.length,
  testing: ({ questions }) => questions.length,
  crossroad: () => 1,
  nexus: () => 1,
  teamwork: ({ tasks }) => tasks.length,
  battle: () => 5,
  equip: () => 2,
  upgrade: () => 2,
  assemble: () => 1,
};

/** How far each moment is from an ending that is won, in interactions; Infinity where there is no way. */
export type RemainingCost = ReadonlyMap<string, number>;

const KNOWN = new WeakMap<Release, RemainingCost>();

/** The shortest way out of every moment, made once a release. Conditions are not looked at: it is what a player expects. */
export function remainingCostOf(release: Release): RemainingCost {
  const known = KNOWN.get(release) ?? measured(release);
  KNOWN.set(release, known);
  return known;
}

/** What a moment costs by itself. */
export function costOf(moment: Moment): number {
  // The key is the moment's own type, so the cost fits the moment; the mapped type above keeps it so.
  const cost = COSTS[moment.type] as ((moment: Moment) => number) | undefined;
  return cost?.(moment) ?? 0;
}

function measured(release: Release): RemainingCost {
  const far = new Map<string, number>();
  // As often as there are moments: then no way can become shorter any more (Bellman and Ford).
  for (let round = 0; round < release.moments.length; round += 1) {
    for (const moment of release.moments) far.set(moment.id, wayFrom(release, moment, far));
  }
  return far;
}

function wayFrom(release: Release, moment: Moment, far: ReadonlyMap<string, number>): number {
  const { ends, exits } = rulesOf(moment);
  if (ends) return ends === 'won' ? 0 : Infinity;
  const next = exits(moment, null).map(({ to }) =>
    indexOf(release).moments.has(to) ? far.get(to) : undefined,
  );
  return costOf(moment) + Math.min(...next.map((distance) => distance ?? Infinity), Infinity);
}
