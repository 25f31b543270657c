/** What a word is good for in talk that is about the talk itself. */
export const WORD_CLASSES = [
  ...(['me', 'you', 'other', 'asker', 'not', 'filler', 'function', 'third'] as const),
  ...(['must', 'say', 'do', 'want', 'know', 'sure', 'stuck', 'hard', 'hint', 'goal', 'aid', 'show'] as const),
  ...(['advise', 'next', 'surrender', 'blank', 'anything', 'myturn', 'work', 'forget', 'inMyPlace'] as const),
  ...(['again', 'hear', 'loud', 'said', 'clueless', 'last'] as const),
] as const;

export type WordClass = (typeof WORD_CLASSES)[number];

/**
 * Words by class, parted by spaces; `a_hand` is several words that are one, `explain*` whatever begins so. A word may
 * stand in several classes.
 */
export type ClassedWords = Readonly<Record<WordClass, string>>;
