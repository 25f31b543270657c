import type { Moment } from '@fabula/rules/release/moment';
import type { Exploration } from './explore.ts';
import { YES } from './variables.ts';

/** All items, or all characters of the team, that somebody can have when the moment starts. */
export function ownedAt(
  { story, runs }: Exploration,
  { id }: Moment,
  kind: 'item' | 'character',
): ReadonlySet<string> {
  const owned = story.variables.list.flatMap((variable, at) => {
    const isOwned = runs.some(({ visits }) => ((visits.get(id)?.arrival[at] ?? 0) & YES) !== 0);
    return variable.kind === kind && isOwned ? variable.id : [];
  });
  return new Set(owned);
}

/** All items and characters of the team that somebody can have at some time. */
export function everOwned({ story, runs }: Exploration): ReadonlySet<string> {
  const visits = runs.flatMap((run) => [...run.visits.values()]);
  const owned = story.variables.list.flatMap((variable, at) => {
    if (variable.kind !== 'item' && variable.kind !== 'character') return [];
    return visits.some(({ during }) => ((during[at] ?? 0) & YES) !== 0) ? variable.id : [];
  });
  return new Set(owned);
}
