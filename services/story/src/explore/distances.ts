import { costOf } from './costs.ts';
import type { RunFlow } from './run-flow.ts';

/** The fewest interactions that are used when a moment is started, by moment. */
export function distances(
  { visits, ways }: RunFlow,
  start: string,
  by: 'least' | 'careful',
): Map<string, number> {
  const from = new Map<string, { to: string; cost: number }[]>();
  for (const way of ways) {
    const visit = visits.get(way.from);
    if (!visit) continue;
    const cost = way.isSkip ? 0 : costOf(visit.moment)[by];
    from.set(way.from, [...(from.get(way.from) ?? []), { to: way.to, cost }]);
  }
  const found = new Map([[start, 0]]);
  const waiting = new Set([start]);
  for (const id of waiting) {
    waiting.delete(id);
    for (const { to, cost } of from.get(id) ?? []) {
      const here = (found.get(id) ?? 0) + cost;
      if (here >= (found.get(to) ?? Infinity)) continue;
      found.set(to, here);
      waiting.add(to);
    }
  }
  return found;
}
