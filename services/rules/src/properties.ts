import type { Property } from './release/cards.ts';

/** Water beats Fire, Fire beats Grass, Grass beats Water; Electric beats Water. */
const BEATS: Readonly<Record<Property, readonly Property[]>> = {
  Water: ['Fire'],
  Fire: ['Grass'],
  Grass: ['Water'],
  Electric: ['Water'],
};

const STRONG = 1.5;
const WEAK = 0.5;

/** What a blow is multiplied by: 1.5 where a property of the attacker beats one of the target, 0.5 the other way round, else 1. */
export function propertyFactor(attacker: readonly Property[], target: readonly Property[]): number {
  const [isStrong, isWeak] = [beat(attacker, target), beat(target, attacker)];
  if (isStrong === isWeak) return 1;
  return isStrong ? STRONG : WEAK;
}

function beat(these: readonly Property[], those: readonly Property[]): boolean {
  return these.some((property) => BEATS[property].some((beaten) => those.includes(beaten)));
}
