import type { Phrase } from '../phrase.ts';
import { praised } from '../qualities.ts';

/** Chooses who gets what, and says what makes the work good. */
export const equip: Phrase = ({ characters = [], items = [], facets = [] }, at) => {
  if (characters.length === 0 || items.length === 0) return undefined;
  return { words: praised(facets, at), selectedCharacterIds: characters, selectedItemIds: items };
};
