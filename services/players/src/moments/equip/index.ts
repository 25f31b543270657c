import { praised } from '../qualities.ts';
import type { Skill } from '../skill.ts';

/** Says two or three things that make the work good, and for whom it is. */
export const equip: Skill = ({ scene, chance, state }) => {
  if (scene.moment.type !== 'equip') return undefined;
  const { itemIds, suits } = scene.moment;
  const items = state.items.filter(({ itemId }) => itemIds.length === 0 || itemIds.includes(itemId));
  const item = chance.pick(items)?.itemId;
  const team = state.roster.map((member) => member.characterId);
  const suited = suits.find(
    (suit) => suit.itemId === item && suit.points > 0 && team.includes(suit.characterId ?? ''),
  );
  const character = suited?.characterId ?? chance.pick(team);
  if (item === undefined || character === undefined) return undefined;
  return { words: praised(scene, chance, 3), selectedCharacterIds: [character], selectedItemIds: [item] };
};
