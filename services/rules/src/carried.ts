import type { Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import type { CarriedItem, OwnedItem, RosterCharacter, RunState } from './types.ts';

/** An owned item with its numbers: the story's, or what the seed made of its template. */
export function carriedItem(release: Release, owned: OwnedItem): CarriedItem | undefined {
  return owned.made ?? indexOf(release).items.get(owned.itemId);
}

/** Whether the player has an item: in hand, given to one of the team, or kept for good by one of them. */
export function hasItem({ items, roster }: Pick<RunState, 'items' | 'roster'>, itemId: string): boolean {
  return items.some((each) => each.itemId === itemId) || isKept(roster, itemId);
}

/** Whether it came along with a permanent character of the team. */
export function isKept(roster: readonly RosterCharacter[], itemId: string): boolean {
  return roster.some(({ permanent }) => permanent?.items.some((each) => each.itemId === itemId));
}

/** What a character carries: given in this run, and kept for good. */
export function carriedBy(release: Release, state: RunState, member: RosterCharacter): CarriedItem[] {
  const carried: CarriedItem[] = [];
  for (const owned of state.items) {
    const item = owned.equippedTo === member.characterId ? carriedItem(release, owned) : undefined;
    if (item) carried.push(item);
  }
  if (member.permanent) carried.push(...member.permanent.items);
  return carried;
}
