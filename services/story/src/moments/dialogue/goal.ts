import type { MomentOf } from '@fabula/rules/release/moment';
import type { CheckedMoment } from '../checked-moment.ts';

/** Facets that one breath can bring at best, for a player who does not recite. */
const A_BREATH = 2;

/** All facets together reach the goal, and there is patience for as many as it takes. */
export function checkGoal({ moment, report }: CheckedMoment<'dialogue'>): void {
  const sum = moment.facets.reduce(
    (total, { points, bonus }) => total + points + Math.max(0, bonus?.points ?? 0),
    0,
  );
  if (sum < moment.points) {
    const message = `The goal asks for ${moment.points} points, but all facets together have ${sum}.`;
    report('FS403', ['points'], message);
  } else if (fewestFacets(moment) > moment.patience * A_BREATH) {
    const message = `It takes ${fewestFacets(moment)} facets, and there are ${moment.patience} turns.`;
    report('FS412', ['patience'], message);
  }
}

/**
 * How many facets reach the goal that come as they come, and all that are needed among them: of so many in any order the
 * last of `k` stands at `k (n + 1) / (k + 1)` on average.
 */
export function facetsNeeded({ points, facets, needs }: MomentOf<'dialogue'>): number {
  const sum = facets.reduce((total, facet) => total + facet.points, 0);
  const enough = sum === 0 ? facets.length : Math.ceil((points * facets.length) / sum);
  const lastNeeded = (needs.length * (facets.length + 1)) / (needs.length + 1);
  return Math.min(facets.length, Math.max(enough, Math.floor(lastNeeded)));
}

/** How few facets can reach the goal, the heaviest first. */
function fewestFacets({ points, facets }: MomentOf<'dialogue'>): number {
  const worth = facets.map((facet) => facet.points + (facet.bonus?.points ?? 0)).sort((a, b) => b - a);
  let sum = 0;
  const enough = worth.findIndex((each) => {
    sum += each;
    return sum >= points;
  });
  return enough === -1 ? facets.length : enough + 1;
}
