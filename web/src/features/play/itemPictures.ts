import type { View } from './api.ts';

const known = new Map<string, string[]>();

/** Remembers how the player's items look: once one is carried, the view tells only its name. */
export function rememberPictures(view: View): void {
  for (const { availableItemId: id, imageUrls } of view.playerItems)
    if (imageUrls.length > 0) known.set(id, imageUrls);
}

export const picturesOf = (itemId: string): string[] => known.get(itemId) ?? [];
