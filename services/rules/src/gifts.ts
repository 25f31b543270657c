import { hasItem } from './carried.ts';
import { makeItem } from './make-item.ts';
import type { Character, Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import type { OwnedItem, RosterCharacter, RunState } from './types.ts';

/** Something a player can be given. */
export interface Gift {
  readonly kind: 'item' | 'character' | 'dynamic_item';
  readonly id: string;
}

/** What a page is told that the player was given; pages know a gift's kind by it. */
export const AWARDS: Readonly<Record<Gift['kind'], string>> = {
  item: 'new item',
  dynamic_item: 'new item',
  character: 'new character',
};

/** Whether the player has it already. */
export function owns(state: RunState, gift: Gift): boolean {
  return gift.kind === 'character'
    ? state.roster.some((each) => each.characterId === gift.id)
    : hasItem(state, gift.id);
}

/** Whether the release has it at all: a failed look-up gives nothing, and is no error. */
export function isKnown(release: Release, gift: Gift): boolean {
  const { characters, items, dynamicItems } = indexOf(release);
  return gift.kind === 'character'
    ? characters.has(gift.id)
    : items.has(gift.id) || dynamicItems.has(gift.id);
}

/** Whether it can be given: the release has it, the player has not, and it is nobody who was sent away in this run. */
export function isNew(release: Release, state: RunState, gift: Gift): boolean {
  return isKnown(release, gift) && !owns(state, gift) && !state.gone?.includes(gift.id);
}

/** Gives it, once: what is owned or unknown to the release changes nothing. */
export function give(
  release: Release,
  state: RunState,
  given: { gift: Gift; momentId: string; seed: string },
): RunState {
  const { gift, momentId, seed } = given;
  if (owns(state, gift)) return state;
  if (gift.kind === 'character') {
    const character = indexOf(release).characters.get(gift.id);
    return character ? { ...state, roster: [...state.roster, enrolled(character, momentId)] } : state;
  }
  const item = acquired(release, gift.id, { momentId, seed });
  return item ? { ...state, items: [...state.items, item] } : state;
}

/** An item as it comes; a dynamic one is made from its template and the turn's seed. */
function acquired(
  release: Release,
  itemId: string,
  { momentId, seed }: { momentId: string; seed: string },
): OwnedItem | null {
  const item = { itemId, source: 'granted', acquiredInMomentId: momentId } as const;
  const { items, dynamicItems } = indexOf(release);
  if (items.has(itemId)) return item;
  const template = dynamicItems.get(itemId);
  return template ? { ...item, made: makeItem(template, seed) } : null;
}

/** A character as it joins, at full health; `momentId` null: by default. */
export function enrolled(character: Character, momentId: string | null): RosterCharacter {
  return {
    characterId: character.id,
    currentAttack: character.baseAttack,
    currentHealth: character.baseHealth,
    maxHealth: character.baseHealth,
    properties: character.properties,
    cardType: 'Normal',
    enrolledInMomentId: momentId,
  };
}
