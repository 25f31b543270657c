import type { View } from '../api.ts';

/** The names of everything that is the player's, by its card's id: of the team, what they carry, and items. */
export function cardNames(view: View): ReadonlyMap<string, string> {
  return new Map([
    ...view.enrolledCharacters.flatMap((one): [string, string][] => [
      [one.characterId, one.characterName],
      ...one.equippedItems.map(({ id, name }): [string, string] => [id, name]),
    ]),
    ...view.playerItems.map((item): [string, string] => [item.availableItemId, item.availableItemName]),
  ]);
}

export const nameOfCard = (view: View, id: string | undefined): string | undefined =>
  id === undefined ? undefined : cardNames(view).get(id);
