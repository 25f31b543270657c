import type { Release } from '@fabula/rules/release/release';
import { costOf } from './costs.ts';
import type { RunFlow } from './run-flow.ts';

interface Measured {
  readonly release: Release;
  readonly run: RunFlow;
  readonly by: 'least' | 'careful';
}

/** The fewest interactions that are used when a moment is started, by moment. */
export function distances({ release, run, by }: Measured): Map<string, number> {
  const { visits, edges } = run;
  const from = new Map<string, { to: string; cost: number }[]>();
  for (const move of edges) {
    const visit = visits.get(move.from);
    if (!visit) continue;
    const cost = move.isSkip ? 0 : costOf(visit.moment, release)[by];
    from.set(move.from, [...(from.get(move.from) ?? []), { to: move.to, cost }]);
  }
  const start = release.startMomentId ?? '';
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
