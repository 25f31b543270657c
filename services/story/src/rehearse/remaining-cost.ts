import { rulesOf } from '@fabula/rules/moments/registry';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { costOf } from '../explore/costs.ts';
import { leastCosts } from '../explore/least-costs.ts';
import { memoised } from '../memoised.ts';
import type { RemainingCost } from '../moments/policy.ts';

/** Measured once a release. Conditions are not looked at: it is what a player expects who knows the story. */
export const remainingCostOf = memoised((release: Release): RemainingCost => {
  const winning = release.moments.filter((moment) => rulesOf(moment).ends === 'won');
  // Backwards: to each moment from where one comes there, by whatever exit or skip.
  const steps = release.moments.flatMap((moment) => {
    const cost = costOf(moment, release).careful;
    return [...targetsOf(moment)].map((from) => ({ from, to: moment.id, cost }));
  });
  return leastCosts(
    winning.map(({ id }) => id),
    steps,
  );
});

function targetsOf(moment: Moment): ReadonlySet<string> {
  const { ends, exits } = rulesOf(moment);
  if (ends) return new Set();
  return new Set([...exits(moment, null).map(({ to }) => to), moment.skip.skipToMomentId ?? []].flat());
}
