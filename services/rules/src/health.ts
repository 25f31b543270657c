import type { Fact, RosterCharacter } from './types.ts';

export interface Damaged {
  readonly roster: readonly RosterCharacter[];
  readonly events: readonly Fact[];
}

/** The roster after a card has lost health, never below 0; at 0 it burns out, once, and plays no more in this run. */
export function damaged(roster: readonly RosterCharacter[], characterId: string, damage: number): Damaged {
  const card = roster.find((each) => each.characterId === characterId);
  if (!card || damage <= 0) return { roster, events: [] };
  const currentHealth = Math.max(0, card.currentHealth - damage);
  const burnsOut = currentHealth === 0 && !card.burnedOut;
  const after = { ...card, currentHealth, ...(burnsOut && { burnedOut: true as const }) };
  return {
    roster: roster.map((each) => (each === card ? after : each)),
    events: burnsOut ? [{ kind: 'character_burned_out', characterId }] : [],
  };
}
