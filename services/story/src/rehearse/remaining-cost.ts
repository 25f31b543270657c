import { rulesOf } from '@fabula/rules/moments/registry';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { costOf } from '../explore/costs.ts';
import type { RemainingCost } from '../moments/policy.ts';

const KNOWN = new WeakMap<Release, RemainingCost>();

/** Measured once a release. Conditions are not looked at: it is what a player expects who knows the story. */
export function remainingCostOf(release: Release): RemainingCost {
  const known = KNOWN.get(release) ?? measured(release);
  KNOWN.set(release, known);
  return known;
}

function measured(release: Release): RemainingCost {
  const found = new Map(
    release.moments.flatMap((moment) => (rulesOf(moment).ends === 'won' ? [[moment.id, 0]] : [])),
  );
  const into = movesInto(release);
  const waiting = new Set(found.keys());
  for (const id of waiting) {
    waiting.delete(id);
    for (const { from, cost } of into.get(id) ?? []) {
      const distance = (found.get(id) ?? 0) + cost;
      if (distance >= (found.get(from) ?? Infinity)) continue;
      found.set(from, distance);
      waiting.add(from);
    }
  }
  return found;
}

interface MoveFrom {
  readonly from: string;
  /** Of the moment that it leads away from. */
  readonly cost: number;
}

/** By moment: from where one comes there, by whatever exit or skip. */
function movesInto(release: Release): ReadonlyMap<string, readonly MoveFrom[]> {
  const into = new Map<string, MoveFrom[]>();
  for (const moment of release.moments) {
    const move = { from: moment.id, cost: costOf(moment, release).careful };
    for (const to of targetsOf(moment)) into.set(to, [...(into.get(to) ?? []), move]);
  }
  return into;
}

function targetsOf(moment: Moment): ReadonlySet<string> {
  const { ends, exits } = rulesOf(moment);
  if (ends) return new Set();
  return new Set([...exits(moment, null).map(({ to }) => to), moment.skip.skipToMomentId ?? []].flat());
}
