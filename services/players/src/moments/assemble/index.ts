import type { MomentWords } from '../phrase.ts';

/** Chooses who stays, without a word. */
export const assemble: MomentWords = {
  phrase: ({ characters: selectedCharacterIds = [] }) => ({ words: '', selectedCharacterIds }),
};
