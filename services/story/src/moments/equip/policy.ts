import type { Policy } from '../policy.ts';
import { praise } from '../qualities.ts';

/** Gives something to whom it suits, else to anybody, and says what makes the work good. */
export const giveItem: Policy<'equip'> = (scene, { chance }) => {
  const { moment, state } = scene;
  const owned = state.items.map(({ itemId }) => itemId);
  const item = chance.pick(owned.filter((id) => moment.itemIds.length === 0 || moment.itemIds.includes(id)));
  const members = state.roster.map(({ characterId }) => characterId);
  const suits = moment.suits.filter(({ itemId, points }) => itemId === item && points > 0);
  const suited = suits.find(({ characterId }) => characterId && members.includes(characterId))?.characterId;
  const character = suited ?? chance.pick(members);
  if (item === undefined || character === undefined) return {};
  return { characters: [character], items: [item], ...praise(scene, chance) };
};
