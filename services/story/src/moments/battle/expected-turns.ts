import { attackBlow, BASE_DEFENCE } from '@fabula/rules/moments/battle/blows';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';

type Battle = MomentOf<'battle'>;

/** Words of one who plays well: in the manner that is asked for, and not brilliant. */
export const HEARTFELT = { creativity: 0.6, thematic: true } as const;

/**
 * How many turns a battle takes: an attack for each opponent, more where it has more health than the strongest takes with
 * one, and at least one attack more in all, for not each hits as it should; each but the last is struck back.
 */
export function expectedTurns({ opponents, patience }: Battle, release: Release): number {
  const blow = strongestBlow(opponents, release);
  const needed = opponents.reduce((sum, opponent) => sum + Math.ceil(healthOf(opponent, release) / blow), 0);
  const attacks = Math.max(opponents.length + 1, needed);
  return Math.min(patience ?? Infinity, 2 * attacks - 1);
}

/** Without items, of whoever is not on the other side. */
function strongestBlow(opponents: Battle['opponents'], { characters }: Release): number {
  const others = characters.filter(({ id }) => !opponents.some(({ characterId }) => characterId === id));
  const plain = { defence: BASE_DEFENCE, properties: [], cardType: 'Normal' } as const;
  const card = { ...plain, characterId: '', attack: Math.max(0, ...others.map((each) => each.baseAttack)) };
  const words = { ...HEARTFELT, isWeakTo: false, recoilsFrom: false };
  return attackBlow(card, { ...plain, characterId: '', attack: 0 }, words).damage;
}

/** Its own, or its character's. */
export function healthOf(
  { health, characterId }: Battle['opponents'][number],
  { characters }: Release,
): number {
  return health ?? characters.find(({ id }) => id === characterId)?.baseHealth ?? 0;
}
