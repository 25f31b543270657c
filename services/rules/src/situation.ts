import { RuleError } from './errors.ts';
import type { Moment } from './release/moment.ts';
import type { Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import type { PlayedMoment, RunState } from './types.ts';

/** Where in which run something is asked: what conditions and lines depend on. */
export interface Situation {
  readonly state: RunState;
  readonly moment: Moment;
}

/** The moment that is waiting, open, or was played last. */
export function currentPlayed(state: RunState): PlayedMoment {
  const played = state.moments.at(-1);
  if (!played) throw new RuleError('UNKNOWN_MOMENT', 'This story has no such moment.');
  return played;
}

/** A moment of the release by its blueprint id. */
export function momentOf(release: Release, momentId: string): Moment {
  const moment = indexOf(release).moments.get(momentId);
  if (!moment) throw new RuleError('UNKNOWN_MOMENT', 'This story has no such moment.');
  return moment;
}

/** A run's moments with another current one. */
export function withCurrent(moments: RunState['moments'], played: PlayedMoment): PlayedMoment[] {
  const after = moments.slice();
  after[after.length - 1] = played;
  return after;
}

/** The same situation with facts that this turn has brought. */
export function withFacts<S extends Situation>(situation: S, facts: readonly string[]): S {
  if (facts.length === 0) return situation;
  return { ...situation, state: { ...situation.state, facts: merged(situation.state.facts, facts) } };
}

/** Both lists, each entry once, in order of first mention. */
export function merged(known: readonly string[], more: readonly string[]): readonly string[] {
  return more.length === 0 ? known : [...new Set([...known, ...more])];
}
