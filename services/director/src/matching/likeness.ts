import type { Meaning } from './meaning.ts';
import { MOST_APART, SHORTEST, similarity } from './similarity.ts';

/** Places in a list of words. */
type Places = Map<string, number[]>;

/**
 * Likeness of a word to each of these: what has neither stem nor concept nor an end in common is like nothing, so that only
 * the others are compared. Of all that a turn costs, most is this.
 */
export function likenessOver(words: readonly Meaning[]): (one: Meaning) => Float64Array {
  const places: Places = new Map();
  for (const [at, word] of words.entries())
    for (const key of [...meaningKeys(word), ...endKeys(word, 0)]) put(places, key, at);
  return (one) => {
    const row = new Float64Array(words.length);
    const keys = [...meaningKeys(one), ...one.opposites.map(({ concept }) => conceptKey(concept))];
    for (const key of [...keys, ...endKeys(one, MOST_APART)]) {
      for (const at of places.get(key) ?? []) {
        const word = words[at];
        if (word && row[at] === 0) row[at] = similarity(one, word);
      }
    }
    return row;
  };
}

function put(places: Places, key: string, at: number): void {
  const list = places.get(key);
  if (list) list.push(at);
  else places.set(key, [at]);
}

function conceptKey(concept: string): string {
  return `concept ${concept}`;
}

function meaningKeys({ token, concepts }: Meaning): string[] {
  return [`stem ${token.stem}`, ...[...concepts.keys()].map(conceptKey)];
}

/** First and last letter of what may be misheard, with the length; with lengths up to `apart` more or less. */
function endKeys({ token: { text, kind } }: Meaning, apart: number): string[] {
  if (kind === 'function' || text.length < SHORTEST) return [];
  const out: string[] = [];
  for (let length = text.length - apart; length <= text.length + apart; length += 1)
    out.push(`${text[0]}… ${length}`, `…${text.at(-1)} ${length}`);
  return out;
}
