import { attackBlow, BASE_DEFENCE, type Fighter } from '@fabula/rules/moments/battle/numbers';
import type { Moment } from '@fabula/rules/release/moment';
import type { Character } from '@fabula/rules/release/release';
import { ownedAt } from '../../explore/owned.ts';
import type { CheckedRelease } from './checked-release.ts';

type Battle = Extract<Moment, { type: 'battle' }>;

/** The best that words can be. */
const BEST = { creativity: 1, thematic: true, isWeakTo: true, recoilsFrom: false };
/** No finish of a card makes a blow more than twice as strong. */
const FOR_A_FINISH = 2;

/** A battle can be won: the strongest card, with all that it can carry and the best of words, strikes often enough. */
export function checkBattles(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    if (moment.type !== 'battle' || !checked.exploration.runs.some(({ visits }) => visits.has(moment.id)))
      continue;
    const turns = Math.min(moment.patience ?? Infinity, checked.release.story.maxInteractions);
    const attacks = Math.ceil(turns / 2);
    const needed = moment.opponents.reduce(
      (sum, each) => sum + (each.health ?? healthOf(checked, each.characterId)),
      0,
    );
    const most = attacks * strongestBlow(checked, moment);
    if (most === 0 || most >= needed) continue;
    const message = `The opponents have ${needed} health, and ${attacks} attacks take ${most} at most.`;
    checked.inMoment('FS419', moment, ['opponents'], { message });
  }
}

function strongestBlow(checked: CheckedRelease, moment: Battle): number {
  const { characters, items, dynamicItems } = checked.release;
  const owned = ownedAt(checked.exploration, moment, 'item');
  const bonus = [
    ...items.flatMap(({ id, attackBonus }) => (owned.has(id) ? attackBonus : [])),
    ...dynamicItems.flatMap(({ id, attackBonus }) => (owned.has(id) ? attackBonus.to : [])),
  ].reduce((sum, each) => sum + Math.max(0, each), 0);
  const team = ownedAt(checked.exploration, moment, 'character');
  const blows = characters
    .filter(({ id }) => team.has(id))
    .flatMap((card) =>
      moment.opponents.map(({ characterId }) => {
        const target = characters.find(({ id }) => id === characterId) ?? card;
        return attackBlow(fighterOf(card, bonus), fighterOf(target, 0), BEST).damage * FOR_A_FINISH;
      }),
    );
  return Math.max(0, ...blows);
}

function fighterOf({ id, baseAttack, properties }: Character, bonus: number): Fighter {
  const defence = BASE_DEFENCE;
  return { characterId: id, attack: baseAttack + bonus, defence, properties, cardType: 'Normal' };
}

function healthOf({ release }: CheckedRelease, characterId: string): number {
  return release.characters.find(({ id }) => id === characterId)?.baseHealth ?? 0;
}
