import type { Release } from '@fabula/rules/release/release';
import { costOf } from './costs.ts';
import { leastCosts } from './least-costs.ts';
import type { RunFlow } from './run-flow.ts';

interface Measured {
  readonly release: Release;
  readonly run: RunFlow;
  readonly by: 'least' | 'careful';
}

/** The fewest interactions that are used when a moment is started, by moment. */
export function distances({ release, run, by }: Measured): Map<string, number> {
  const { visits, edges } = run;
  const steps = edges.flatMap(({ from, to, isSkip, isAlone }) => {
    const moment = visits.get(from)?.moment;
    const isFree = isSkip || (isAlone && by === 'least');
    return moment ? [{ from, to, cost: isFree ? 0 : costOf(moment, release)[by] }] : [];
  });
  return leastCosts([release.startMomentId ?? ''], steps);
}
