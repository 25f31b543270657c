import { carriedBy, carriedItem } from '../../carried.ts';
import type { Release } from '../../release/release.ts';
import { indexOf } from '../../release-index.ts';
import type { Turn } from '../../turn.ts';
import type { CarriedItem, RosterCharacter, RunState } from '../../types.ts';
import { BASE_DEFENCE, type Fighter } from './blows.ts';
import type { Battle, BattleData } from './data.ts';
import type { Opponent } from './schema.ts';

/** An opponent's health at the beginning, at least 1. */
export function healthOf(release: Release, opponent: Opponent): number {
  return Math.max(
    1,
    opponent.health ?? indexOf(release).characters.get(opponent.characterId)?.baseHealth ?? 1,
  );
}

/** The cards that play here: whoever is an opponent in this battle is not on the team. */
export function teamOf(roster: readonly RosterCharacter[], moment: Battle): RosterCharacter[] {
  return roster.filter(
    (member) => !moment.opponents.some((opponent) => opponent.characterId === member.characterId),
  );
}

/** Those of the cards that can play: none that has burned out. */
export function standing(cards: readonly RosterCharacter[]): RosterCharacter[] {
  return cards.filter((card) => card.currentHealth > 0 && !card.burnedOut);
}

/** The opponents that stand, in the author's order. */
export function standingOpponents(moment: Battle, { opponents }: Pick<BattleData, 'opponents'>): Opponent[] {
  return moment.opponents.filter((opponent) =>
    opponents.some((each) => each.characterId === opponent.characterId && each.currentHealth > 0),
  );
}

/** A card as it fights: with what it carries, and what it is handed for this blow. */
export function cardFighter(turn: Turn<Battle>, card: RosterCharacter): Fighter {
  const fighter = {
    characterId: card.characterId,
    attack: card.currentAttack,
    defence: BASE_DEFENCE,
    properties: [...card.properties],
    cardType: card.cardType,
  };
  for (const item of [...carriedBy(turn.release, turn.state, card), ...handed(turn)]) {
    fighter.attack += item.attackBonus;
    fighter.defence += item.defenseBonus;
    fighter.properties.push(...item.properties);
  }
  return fighter;
}

export function opponentFighter(release: Release, opponent: Opponent): Fighter {
  const character = indexOf(release).characters.get(opponent.characterId);
  return {
    characterId: opponent.characterId,
    attack: opponent.attack ?? character?.baseAttack ?? 1,
    defence: BASE_DEFENCE,
    properties: character?.properties ?? [],
    cardType: 'Normal',
  };
}

/** The items that nobody carries: one of them can be handed to a card for a blow. */
export function inHand(state: RunState): string[] {
  return state.items.filter((item) => item.equippedTo === undefined).map((item) => item.itemId);
}

/** Of the items in hand that were picked or named, the first. */
function handed({ release, state, input, judgement }: Turn<Battle>): CarriedItem[] {
  if (input.selectedItemIds.length + judgement.items.length === 0) return [];
  const hand = inHand(state);
  const id = [...input.selectedItemIds, ...judgement.items].find((each) => hand.includes(each));
  const owned = state.items.find((item) => item.itemId === id);
  const item = owned && carriedItem(release, owned);
  return item ? [item] : [];
}
