import { rulesOf } from './moments/registry.ts';
import type { Moment } from './release/moment.ts';
import type { Release } from './release/release.ts';
import type { RunState } from './types.ts';

/** Percent of the run that is behind the player, measured on the longest way that remains; 100 once it has ended. */
export function progressPercent(release: Release, state: RunState): number {
  if (state.status !== 'ongoing') return 100;
  const current = state.moments.at(-1);
  if (!current) return 0;
  const done = state.moments.filter((each) => each.status === 'done').length;
  const left = longestFrom(release, current.momentId);
  return Math.floor((100 * done) / Math.max(done + left, 1));
}

/** What was found of each release: a run asks at each of its turns, and releases never change. */
const found = new WeakMap<Release, Map<string, number>>();

function longestFrom(release: Release, momentId: string): number {
  const known = found.get(release) ?? new Map<string, number>();
  found.set(release, known);
  const length = known.get(momentId) ?? walkedFrom(release, momentId);
  known.set(momentId, length);
  return length;
}

/** Moments on the longest way from here, this one included; a way back is not counted. */
function walkedFrom(release: Release, momentId: string): number {
  const moments = new Map(release.moments.map((moment) => [moment.id, moment]));
  const lengths = new Map<string, number>();
  const walk = (id: string): number => {
    const known = lengths.get(id);
    if (known !== undefined) return known;
    const moment = moments.get(id);
    if (!moment) return 0;
    lengths.set(id, 0);
    const length = 1 + Math.max(0, ...targetsOf(moment).map(walk));
    lengths.set(id, length);
    return length;
  };
  return walk(momentId);
}

function targetsOf(moment: Moment): string[] {
  return rulesOf(moment)
    .exits(moment, null)
    .map((exit) => exit.to);
}
