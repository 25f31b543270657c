import type { Moment } from '@fabula/rules/release/moment';
import { conditionsIn, type LocatedCondition } from '../../explore/conditions-in.ts';
import { mayHold } from '../../explore/satisfy.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Whatever depends on something can come to pass. */
export function checkConditions(checked: CheckedRelease): void {
  const taken = takenIn(checked);
  for (const moment of checked.release.moments) {
    checkTransitions(checked, moment, taken.get(moment.id) ?? new Set());
    if (!checked.isVisited(moment)) continue;
    for (const placed of conditionsIn(moment)) {
      if (!checked.isOwn(moment, placed.path) || canHold(checked, moment, placed)) continue;
      const message = 'This condition can never hold here.';
      checked.inMoment(isOfLine(moment, placed) ? 'FS318' : 'FS305', moment, placed.path, message);
    }
  }
}

function canHold(
  { exploration: { story, runs } }: CheckedRelease,
  moment: Moment,
  { condition }: LocatedCondition,
): boolean {
  return runs.some(({ visits, runKind }) => {
    const visit = visits.get(moment.id);
    return visit !== undefined && mayHold(visit.during, condition, { story, moment, runKind });
  });
}

/** A line beside others: nothing but itself depends on its condition. */
function isOfLine(moment: Moment, { path }: LocatedCondition): boolean {
  const owner = path.slice(0, -1).reduce<unknown>((node, step) => Reflect.get(Object(node), step), moment);
  return typeof owner === 'object' && owner !== null && 'emotion' in owner;
}

/** By moment: the transitions that somebody takes. */
function takenIn({ exploration }: CheckedRelease): ReadonlyMap<string, ReadonlySet<number>> {
  const taken = new Map<string, Set<number>>();
  for (const { from, transition } of exploration.runs.flatMap(({ edges }) => edges)) {
    if (transition === undefined) continue;
    const here = taken.get(from) ?? new Set();
    taken.set(from, here.add(transition));
  }
  return taken;
}

/** Each transition is the first that holds for somebody. */
function checkTransitions(checked: CheckedRelease, moment: Moment, taken: ReadonlySet<number>): void {
  const isSeen = checked.isVisited(moment);
  moment.transitions.forEach(({ when }, index) => {
    const isLast = !moment.transitions.slice(0, index).some((before) => before.when === undefined);
    if (isSeen ? taken.has(index) : isLast) return;
    const path = ['transitions', index];
    if (isSeen && when !== undefined && !canHold(checked, moment, { condition: when, path })) return;
    const message = 'This transition is never taken: one before it always holds.';
    checked.inMoment('FS304', moment, path, message);
  });
}
