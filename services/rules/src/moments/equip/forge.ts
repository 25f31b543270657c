import { carriedItem } from '../../carried.ts';
import type { Property } from '../../release/cards.ts';
import type { Turn } from '../../turn.ts';
import type { OwnedItem, RosterCharacter } from '../../types.ts';
import type { Equip } from './data.ts';

/** Who gets what. */
export interface Forging {
  readonly characterId: string;
  readonly itemId: string;
}

/** The items that can be given here and that the player owns; none named by the author: all of them. */
export function itemsFor({ state, moment }: Pick<Turn<Equip>, 'state' | 'moment'>): string[] {
  const owned = state.items.map((item) => item.itemId);
  return moment.itemIds.length === 0 ? owned : owned.filter((id) => moment.itemIds.includes(id));
}

/** The first of the author's entries that fits this item and this character. */
export function suitOf({ moment }: Turn<Equip>, { itemId, characterId }: Forging) {
  return moment.suits.find(
    (suit) =>
      (suit.itemId === undefined || suit.itemId === itemId) &&
      (suit.characterId === undefined || suit.characterId === characterId),
  );
}

/** What the forging adds: the property that was asked for, if this item or this place can give it, else the item's first. */
export function propertyOf(
  { judgement, moment, state, release }: Turn<Equip>,
  itemId: string,
): Property | null {
  const owned = state.items.find((item) => item.itemId === itemId);
  const own = (owned && carriedItem(release, owned)?.properties) ?? [];
  const possible = [...own, ...moment.properties.map((each) => each.property)];
  const asked = judgement.property;
  return asked !== null && possible.includes(asked) ? asked : (own[0] ?? null);
}

/** An item is carried by one: given anew, it moves. */
export function givenTo(items: readonly OwnedItem[], { itemId, characterId }: Forging): OwnedItem[] {
  return items.map((item) => (item.itemId === itemId ? { ...item, equippedTo: characterId } : item));
}

/** The roster after a character has got a property, once. */
export function withProperty(
  roster: readonly RosterCharacter[],
  characterId: string,
  property: Property | null,
): RosterCharacter[] {
  return roster.map((member) =>
    property === null || member.characterId !== characterId || member.properties.includes(property)
      ? member
      : { ...member, properties: [...member.properties, property] },
  );
}
