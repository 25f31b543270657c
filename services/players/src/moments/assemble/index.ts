import type { Phrase } from '../phrase.ts';

/** Chooses who stays, without a word. */
export const assemble: Phrase = ({ characters: selectedCharacterIds = [] }) => ({
  words: '',
  selectedCharacterIds,
});
