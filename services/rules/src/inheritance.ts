import { isKept } from './carried.ts';
import type { Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import type { OwnedItem, RosterCharacter } from './types.ts';

/**
 * The items of a new run: those that are there by default, and what the last run has left. What was carried still is,
 * if its bearer has stayed; what a permanent character keeps came along with it, and is not in the hand a second time.
 */
export function itemsFor(
  release: Release,
  { previous, roster }: { previous: readonly OwnedItem[]; roster: readonly RosterCharacter[] },
): OwnedItem[] {
  const { items } = indexOf(release);
  const byDefault = release.items
    .filter((item) => item.isAcquiredByDefault)
    .map((item): OwnedItem => {
      const bearer = previous.find((each) => each.itemId === item.id)?.equippedTo;
      const own = { itemId: item.id, source: 'default', acquiredInMomentId: null } as const;
      return bearer === undefined ? own : { ...own, equippedTo: bearer };
    });
  const inherited = previous
    .filter((each) => each.source !== 'default' && !items.get(each.itemId)?.isAcquiredByDefault)
    .filter((each) => items.has(each.itemId) || each.made !== undefined)
    .map((each) => ({ ...each, source: 'inherited_from_previous_run' }) as const);
  return [...byDefault, ...inherited]
    .filter(({ itemId }) => !isKept(roster, itemId))
    .map((item) => handedBack(item, roster));
}

function handedBack(item: OwnedItem, roster: readonly RosterCharacter[]): OwnedItem {
  const { equippedTo, ...free } = item;
  const hasStayed = roster.some((member) => member.characterId === equippedTo && !member.permanent);
  return hasStayed ? item : free;
}
