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

/** What there is to say of one kind of gift; `id` is the gift's. */
interface GiftKind {
  /** What a page is told that the player was given; pages know the kind by it. */
  readonly award: string;
  isOwned(state: RunState, id: string): boolean;
  isKnown(release: Release, id: string): boolean;
  /** The run with it, which it did not have; as it is where the release does not know it. */
  added(release: Release, state: RunState, given: Given): RunState;
}

interface Given {
  readonly id: string;
  readonly momentId: string;
  readonly seed: string;
}

const CHARACTER: GiftKind = {
  award: 'new character',
  isOwned: ({ roster }, id) => roster.some(({ characterId }) => characterId === id),
  isKnown: (release, id) => indexOf(release).characters.has(id),
  added: (release, state, { id, momentId }) => {
    const character = indexOf(release).characters.get(id);
    return character ? { ...state, roster: [...state.roster, enrolled(character, momentId)] } : state;
  },
};

const ITEM: GiftKind = {
  award: 'new item',
  isOwned: hasItem,
  isKnown: (release, id) => {
    const { items, dynamicItems } = indexOf(release);
    return items.has(id) || dynamicItems.has(id);
  },
  added: (release, state, given) => {
    const item = acquired(release, given);
    return item ? { ...state, items: [...state.items, item] } : state;
  },
};

const KINDS: Readonly<Record<Gift['kind'], GiftKind>> = {
  item: ITEM,
  dynamic_item: ITEM,
  character: CHARACTER,
};

/** What a page is told that the player was given. */
export function awardOf({ kind }: Gift): string {
  return KINDS[kind].award;
}

/** Whether the player has it already. */
export function owns(state: RunState, { kind, id }: Gift): boolean {
  return KINDS[kind].isOwned(state, id);
}

/** Whether the release has it at all: a failed look-up gives nothing, and is no error. */
export function isKnown(release: Release, { kind, id }: Gift): boolean {
  return KINDS[kind].isKnown(release, id);
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
  const { gift, ...where } = given;
  if (owns(state, gift)) return state;
  return KINDS[gift.kind].added(release, state, { id: gift.id, ...where });
}

/** An item as it comes; a dynamic one is made from its template and the turn's seed. */
function acquired(release: Release, { id: itemId, momentId, seed }: Given): OwnedItem | null {
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
