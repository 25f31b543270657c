import type { Policy } from '../policy.ts';
import { praise } from '../qualities.ts';

/** Gives something to whom it suits, else to anybody, and says what makes the work good. */
export const giveItem: Policy<'equip'> = ({ moment, state, qualities }, { dice }) => {
  const owned = state.items.map(({ itemId }) => itemId);
  const item = dice.pick(owned.filter((id) => moment.itemIds.length === 0 || moment.itemIds.includes(id)));
  const members = state.roster.map(({ characterId }) => characterId);
  const suits = moment.suits.filter(({ itemId, points }) => itemId === item && points > 0);
  const suited = suits.find(({ characterId }) => characterId && members.includes(characterId))?.characterId;
  const characters = [suited ?? dice.pick(members)].filter((id) => id !== undefined);
  return { characters, items: item === undefined ? [] : [item], quality: praise(qualities) };
};
