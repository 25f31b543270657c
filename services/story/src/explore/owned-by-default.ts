import type { Release } from '@fabula/rules/release/release';

/** Ids of the items and characters that are a player's from the start. */
export function ownedByDefault({ items, characters }: Release): ReadonlySet<string> {
  return new Set([
    ...items.flatMap(({ id, isAcquiredByDefault }) => (isAcquiredByDefault ? id : [])),
    ...characters.flatMap(({ id, isEnrolledByDefault }) => (isEnrolledByDefault ? id : [])),
  ]);
}
