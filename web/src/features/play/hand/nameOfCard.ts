import type { View } from '../api.ts';

/** The name on one of the player's cards, of the team or an item, carried or not. */
export function nameOfCard(view: View, id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const one = view.enrolledCharacters.find(({ characterId }) => characterId === id);
  if (one) return one.characterName;
  const item = view.playerItems.find(({ availableItemId }) => availableItemId === id);
  if (item) return item.availableItemName;
  return view.enrolledCharacters.flatMap(({ equippedItems }) => equippedItems).find((each) => each.id === id)
    ?.name;
}
