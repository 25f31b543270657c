/** A phrase cut into the words that a grammar can hold. */
export interface Phrase {
  /** As the author wrote it. */
  readonly text: string;
  /** Lower case, without punctuation; never empty. */
  readonly words: readonly string[];
}

/** A grammar of more words than this gets slow, and stops telling phrases apart. */
const MOST_WORDS = 6_000;

/** Phrases of words, each once, as many as a grammar can hold. */
export function phrasesOf(texts: readonly string[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  let count = 0;
  for (const text of texts) {
    const words = wordsOf(text);
    const key = words.join(' ');
    if (words.length === 0 || phrases.has(key)) continue;
    count += words.length;
    if (count > MOST_WORDS) break;
    phrases.set(key, { text: text.trim(), words });
  }
  return [...phrases.values()];
}

/** Words in lower case; apostrophes inside of a word stay, hyphens part words. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}
