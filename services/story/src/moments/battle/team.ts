import { attackBlow, BASE_DEFENCE, type Fighter, struckBlow } from '@fabula/rules/moments/battle/blows';
import { FINISHES, type Property } from '@fabula/rules/release/cards';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { Character } from '@fabula/rules/release/release';
import type { CheckedMoment } from '../checked-moment.ts';

type Opponent = MomentOf<'battle'>['opponents'][number];

/** What all who can be in the team of a battle come to at best: no team is better. */
export interface Team {
  readonly size: number;
  /** Of all of them together. */
  readonly health: number;
  /** Of the strongest by itself, without items. */
  readonly attack: number;
  readonly strongestBlow: number;
  /** What a strike of the other side takes at least. */
  readonly leastStruck: number;
}

/** The best that words can be. */
const WORDS = { creativity: 1, thematic: true };

export function teamAt(checked: CheckedMoment<'battle'>): Team {
  const bonus = bonusAt(checked);
  const team = cardsAt(checked);
  const cards = team.flatMap((card) => bestOf(card, bonus));
  const pairs = cards.flatMap((card) =>
    checked.moment.opponents.map((foe) => ({ card, foe: foeOf(checked, foe), taste: foe })),
  );
  const blows = pairs.map(({ card, foe, taste }) => {
    const words = { ...WORDS, isWeakTo: taste.weakTo.length > 0, recoilsFrom: false };
    return attackBlow(card, foe, words).damage;
  });
  const struck = pairs.map(({ card, foe }) => struckBlow(foe, card, WORDS).damage);
  return {
    size: team.length,
    health: team.reduce((sum, { baseHealth }) => sum + baseHealth, 0),
    attack: Math.max(0, ...team.map(({ baseAttack }) => baseAttack)),
    strongestBlow: Math.max(0, ...blows),
    leastStruck: Math.min(...struck),
  };
}

/** Who is an opponent in this battle is not on the team. */
function cardsAt({ release, moment, owned }: CheckedMoment<'battle'>): Character[] {
  const cards = owned('character');
  const opponents = new Set(moment.opponents.map(({ characterId }) => characterId));
  return release.characters.filter(({ id }) => cards.has(id) && !opponents.has(id));
}

interface Bonus {
  readonly attack: number;
  readonly defence: number;
  readonly properties: readonly Property[];
}

/** All that can be owned, carried by one. */
function bonusAt({ release, owned }: CheckedMoment<'battle'>): Bonus {
  const ids = owned('item');
  const items = release.items.filter(({ id }) => ids.has(id));
  const made = release.dynamicItems.filter(({ id }) => ids.has(id));
  const sum = (bonuses: number[]) => bonuses.reduce((total, each) => total + Math.max(0, each), 0);
  return {
    attack: sum([...items.map((item) => item.attackBonus), ...made.map((item) => item.attackBonus.to)]),
    defence: sum([...items.map((item) => item.defenseBonus), ...made.map((item) => item.defenseBonus.to)]),
    properties: [...items, ...made].flatMap((item) => item.properties),
  };
}

/** The card in every finish, and with each of the properties alone: more of them help against nobody. */
function bestOf({ id, baseAttack, properties }: Character, bonus: Bonus): Fighter[] {
  const card = { characterId: id, attack: baseAttack + bonus.attack, defence: BASE_DEFENCE + bonus.defence };
  const single = [...new Set([...properties, ...bonus.properties])].map((property) => [property]);
  return [[], ...single].flatMap((alone) =>
    FINISHES.map((cardType) => ({ ...card, properties: alone, cardType })),
  );
}

function foeOf({ release }: CheckedMoment<'battle'>, { characterId, attack }: Opponent): Fighter {
  const character = release.characters.find(({ id }) => id === characterId);
  return {
    characterId,
    attack: attack ?? character?.baseAttack ?? 1,
    defence: BASE_DEFENCE,
    properties: character?.properties ?? [],
    cardType: 'Normal',
  };
}
