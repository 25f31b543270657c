import type { Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import type { CarriedItem, OwnedItem, RosterCharacter, RunState } from './types.ts';

/** An owned item with its numbers: the story's, or what the seed made of its template. */
export function carriedItem(release: Release, owned: OwnedItem): CarriedItem | undefined {
  return owned.made ?? indexOf(release).items.get(owned.itemId);
}

/** What a character carries: given in this run, and kept for good. */
export function carriedBy(release: Release, state: RunState, member: RosterCharacter): CarriedItem[] {
  const worn = state.items
    .filter((item) => item.equippedTo === member.characterId)
    .flatMap((item) => carriedItem(release, item) ?? []);
  return [...worn, ...(member.permanent?.items ?? [])];
}
