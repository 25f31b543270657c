/** What is known of the player's newest words. */
export type Heard =
  | { kind: 'nothing' }
  /** As typed, or as understood so far. */
  | { kind: 'words'; words: string }
  /** Nothing was understood of what was said. */
  | { kind: 'lost' };

export const NOTHING_HEARD: Heard = { kind: 'nothing' };

export const heardWords = (words: string): Heard => (words === '' ? NOTHING_HEARD : { kind: 'words', words });

/** '' where there are none. */
export const wordsOf = (heard: Heard): string => (heard.kind === 'words' ? heard.words : '');
