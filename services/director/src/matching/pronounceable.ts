/** Share of a word's letter triples that other words have, from which it may be a word. */
const LIKELY = 0.4;
/** Shorter ones have too few triples to tell. */
const SHORTEST = 3;

/** Tells words from letters hit at random: by the letter triples of all words that a story has. */
export function pronounceable(
  known: ReadonlySet<string>,
  isWord: (word: string) => boolean,
): (word: string) => boolean {
  return (word) => {
    if (word.length < SHORTEST || /\d/.test(word) || isWord(word)) return true;
    const triples = triplesOf(word);
    return triples.filter((triple) => known.has(triple)).length / triples.length >= LIKELY;
  };
}

/** Three letters in a row of a word, its beginning and its end counted as one each. */
export function triplesOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: Math.max(0, marked.length - 2) }, (_, at) => marked.slice(at, at + 3));
}
