import type { DynamicItem } from './release/cards.ts';
import type { Moment } from './release/moment.ts';
import type { Character, Item, Release } from './release/release.ts';

/** The parts of a release by blueprint id. */
export interface ReleaseIndex {
  readonly moments: ReadonlyMap<string, Moment>;
  readonly characters: ReadonlyMap<string, Character>;
  readonly items: ReadonlyMap<string, Item>;
  readonly dynamicItems: ReadonlyMap<string, DynamicItem>;
}

const INDEXES = new WeakMap<Release, ReleaseIndex>();

/** The index of a release, made once: a release never changes. */
export function indexOf(release: Release): ReleaseIndex {
  const known = INDEXES.get(release);
  if (known) return known;
  const index = {
    moments: byId(release.moments),
    characters: byId(release.characters),
    items: byId(release.items),
    dynamicItems: byId(release.dynamicItems),
  };
  INDEXES.set(release, index);
  return index;
}

function byId<T extends { readonly id: string }>(list: readonly T[]): Map<string, T> {
  return new Map(list.map((each) => [each.id, each]));
}
