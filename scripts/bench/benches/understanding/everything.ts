import { enrolled } from '@fabula/rules/gifts';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { OwnedItem, RunState } from '@fabula/rules/types';

/**
 * All that a run can have when this moment opens: everybody who can join, all facts and items, but for what the moment
 * itself gives, and what would shut something in it.
 */
export function everythingFor(
  release: Release,
  moment: Moment,
): Pick<RunState, 'facts' | 'items' | 'roster'> {
  const offered = new Set('options' in moment ? moment.options.map(({ id }) => id) : []);
  const shutting = new Set(negated(moment));
  const join = new Set(release.moments.flatMap(charactersGiven));
  return {
    facts: factsOf(release).filter((fact) => !shutting.has(fact)),
    items: release.items
      .filter(({ id }) => !offered.has(id) && !shutting.has(id))
      .map(({ id }): OwnedItem => ({ itemId: id, source: 'granted', acquiredInMomentId: null })),
    roster: release.characters
      .filter(({ id, isEnrolledByDefault }) => (isEnrolledByDefault || join.has(id)) && !offered.has(id))
      .map((character) => enrolled(character, null)),
  };
}

/** Asked for every sentence, and a release is large. */
const FACTS = new WeakMap<Release, readonly string[]>();

/** Whatever a story gives, or asks for. */
function factsOf(release: Release): readonly string[] {
  const known = FACTS.get(release) ?? [...new Set(valuesOf(release.moments, 'fact'))];
  FACTS.set(release, known);
  return known;
}

function charactersGiven(moment: Moment): string[] {
  const granted = moment.grants.flatMap(({ characterIds }) => characterIds);
  const options = 'options' in moment ? moment.options : [];
  return [...granted, ...options.flatMap(({ kind, id }) => (kind === 'character' ? id : []))];
}

/** Facts and items of which a condition anywhere in it asks that they are not there. */
function negated(value: unknown): string[] {
  return inside(value).flatMap((each) =>
    'not' in each ? [...valuesOf(each.not, 'fact'), ...valuesOf(each.not, 'itemId')] : [],
  );
}

/** All texts below the value that stand at this key. */
function valuesOf(value: unknown, key: string): string[] {
  return inside(value).flatMap((each) => {
    const found = each[key];
    return typeof found === 'string' ? found : [];
  });
}

/** The value and all below it that have keys. */
function inside(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(inside);
  return Array.isArray(value) ? below : [{ ...value }, ...below];
}
