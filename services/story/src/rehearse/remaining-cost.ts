import { rulesOf } from '@fabula/rules/moments/registry';
import { costOf } from '../explore/costs.ts';
import type { RunFlow } from '../explore/run-flow.ts';
import type { RemainingCost } from '../moments/policy.ts';

/** Over all kinds of runs at once: what a player expects who knows the story. */
export function remainingCostOf(runs: readonly RunFlow[]): RemainingCost {
  const into = new Map<string, Set<string>>();
  const costs = new Map<string, number>();
  const far = new Map<string, number>();
  for (const { visits, ways } of runs) {
    for (const [id, { moment }] of visits) {
      costs.set(id, costOf(moment).careful);
      if (rulesOf(moment).ends === 'won') far.set(id, 0);
    }
    for (const { from, to } of ways) into.set(to, (into.get(to) ?? new Set()).add(from));
  }
  const waiting = new Set(far.keys());
  for (const id of waiting) {
    waiting.delete(id);
    for (const from of into.get(id) ?? []) {
      const distance = (far.get(id) ?? 0) + (costs.get(from) ?? 0);
      if (distance >= (far.get(from) ?? Infinity)) continue;
      far.set(from, distance);
      waiting.add(from);
    }
  }
  return far;
}
