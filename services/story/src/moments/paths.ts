import { remaining } from '@fabula/rules/interactions';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { indexOf } from '@fabula/rules/release-index';
import type { Scene } from '@fabula/rules/scene';
import { ONE_ANSWER } from './expected-cost.ts';
import { choicesIn } from './parts.ts';
import type { Intent, Knowledge } from './policy.ts';

/** Of a moment in which the player says where to go. */
export const CROSSING = {
  cost: () => ONE_ANSWER,
  policy: choosePath,
  perfectParts: () => 0,
  choices: ({ paths }: MomentOf<'crossroad' | 'nexus'>) => [choicesIn('paths', paths, ({ path }) => path)],
};

/** Over so many moments a side way may lead and still count as one. */
const MOST_ON_A_SIDE_WAY = 5;

/** Takes a side way while there is time for it, if so minded, then any path for which there is time, else the shortest. */
function choosePath(
  { moment, paths, state }: Scene,
  { release, remainingCost, habits, chance }: Knowledge,
): Intent {
  const open = paths
    .filter(({ path, isOpen }) => isOpen || path.closed?.reason !== undefined)
    .map((each) => ({ ...each, cost: remainingCost.get(each.path.to) ?? Infinity }));
  const affordable = open.filter(({ cost }) => cost + habits.reserve < remaining(state));
  const sideWays = chance.happens(habits.thorough)
    ? affordable.filter(({ path }) => comesBack(release, path.to, moment.id))
    : [];
  const shortest = open.toSorted((a, b) => a.cost - b.cost)[0];
  const chosen = chance.pick(sideWays) ?? chance.pick(affordable) ?? shortest;
  // A closed path wants a reason; one who has one gives it at once.
  return { path: chosen?.path.path ?? null, reason: chosen?.isOpen === false };
}

/** Whether a moment leads back to another by its transitions, over at most a few others. */
function comesBack(release: Release, from: string, to: string): boolean {
  const seen = new Set<string>();
  const leadsBack = (id: string): boolean => {
    if (seen.has(id) || seen.size >= MOST_ON_A_SIDE_WAY) return false;
    seen.add(id);
    const next = indexOf(release).moments.get(id)?.transitions ?? [];
    return next.some((transition) => transition.to === to || leadsBack(transition.to));
  };
  return leadsBack(from);
}
