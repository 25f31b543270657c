import { effectOf } from '../../finishes.ts';
import { propertyFactor } from '../../properties.ts';
import type { CardType, Property } from '../../release/cards.ts';

/** What anybody has of defence before items and finish. */
export const BASE_DEFENCE = 2;
/** What speaking in the asked manner is worth: so much more damage dealt, or less taken. */
const MANNER = 2;
/** Below this creativity a word is careless: it is in no manner, and as an attack it recoils. */
const CARELESS = 0.2;
/** Creativity 0 to 1 becomes a factor of 0.5 to 1.5. Who is not heard (an opponent) strikes with 1 and stands with 0.5. */
const LEAST_FACTOR = 0.5;
/** A style that the target is weak to. */
const WEAK_TO = 1.5;
/** Share of the card's own attack that a careless word costs it. */
const RECOIL = 0.5;

export interface Fighter {
  readonly characterId: string;
  /** With its items' bonuses, without its finish. */
  readonly attack: number;
  readonly defence: number;
  readonly properties: readonly Property[];
  readonly cardType: CardType;
}

/** How the player spoke. */
export interface Words {
  /** 0 to 1. */
  readonly creativity: number;
  /** In the manner that was asked for. */
  readonly thematic: boolean;
}

/** What an opponent makes of the asked manner. */
export interface StyleEffect {
  readonly isWeakTo: boolean;
  readonly recoilsFrom: boolean;
}

export interface Blow {
  readonly damage: number;
  /** To the card itself. */
  readonly recoil: number;
}

export function isCareless({ creativity }: Words): boolean {
  return creativity < CARELESS;
}

/** In the asked manner, and not thoughtless. */
export function isThematic(words: Words): boolean {
  return words.thematic && !isCareless(words);
}

/**
 * A card strikes: attack × creativity factor × property factor (× 1.5 for a style that the target is weak to), and 2 for
 * the asked manner, less the target's defence at half; at least 1. A careless word costs the card half of its attack, at
 * least 1; a style that the target throws back costs twice that, careless or not.
 */
export function attackBlow(card: Fighter, target: Fighter, words: Words & StyleEffect): Blow {
  const finish = effectOf(card.cardType);
  const attack = card.attack + finish.attack;
  const inManner = isThematic(words);
  const property = Math.max(finish.leastProperty, propertyFactor(card.properties, target.properties));
  const taste = words.isWeakTo && inManner ? WEAK_TO : 1;
  const power = attack * factorOf(words, finish.creativity) * property * taste;
  const manner = inManner ? MANNER + finish.manner : 0;
  const shots = recoils(words);
  return {
    damage: atLeastOne(power + manner - target.defence * LEAST_FACTOR),
    recoil: shots === 0 ? 0 : atLeastOne(attack * RECOIL * shots * finish.recoil),
  };
}

/**
 * An opponent strikes: attack × property factor, less the card's defence × defence factor, less 2 for the asked manner;
 * at least 1.
 */
export function struckBlow(opponent: Fighter, card: Fighter, words: Words): Blow {
  const finish = effectOf(card.cardType);
  const factor = Math.max(finish.leastDefence, factorOf(words, finish.creativity));
  const manner = isThematic(words) ? MANNER + finish.manner : 0;
  const ward = (card.defence + finish.defence) * factor + manner;
  return { damage: atLeastOne(unguarded(opponent, card) - ward), recoil: 0 };
}

/** Whether a strike was fended off: half of what it could have done, or less, went through. */
export function isHeld(opponent: Fighter, card: Fighter, damage: number): boolean {
  return damage === 1 || damage * 2 <= unguarded(opponent, card);
}

function unguarded(opponent: Fighter, card: Fighter): number {
  return opponent.attack * propertyFactor(opponent.properties, card.properties);
}

function recoils(words: Words & StyleEffect): number {
  if (isCareless(words)) return words.recoilsFrom ? 2 : 1;
  return words.recoilsFrom && words.thematic ? 2 : 0;
}

function factorOf({ creativity }: Words, bonus: number): number {
  return LEAST_FACTOR + Math.min(1, creativity + bonus);
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.round(value));
}
