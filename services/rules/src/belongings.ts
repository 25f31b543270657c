import type { Character, Release } from './release/release.ts';
import type { RosterCharacter, RunState } from './types.ts';

/** Something a player can be given. */
export interface Gift {
  readonly kind: 'item' | 'character';
  readonly id: string;
}

/** Whether the player has it already. */
export function owns(state: RunState, gift: Gift): boolean {
  return gift.kind === 'item'
    ? state.items.some((each) => each.itemId === gift.id)
    : state.roster.some((each) => each.characterId === gift.id);
}

/** Gives it, once: what is owned or unknown to the release changes nothing. */
export function give(release: Release, state: RunState, given: { gift: Gift; momentId: string }): RunState {
  const { gift, momentId } = given;
  if (owns(state, gift)) return state;
  if (gift.kind === 'character') {
    const character = release.characters.find((each) => each.id === gift.id);
    return character ? { ...state, roster: [...state.roster, enrolled(character, momentId)] } : state;
  }
  if (!release.items.some((each) => each.id === gift.id)) return state;
  const item = { itemId: gift.id, source: 'granted', acquiredInMomentId: momentId } as const;
  return { ...state, items: [...state.items, item] };
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
