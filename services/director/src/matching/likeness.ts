import { inSteps } from '../gradual.ts';
import type { Meaning } from './meaning.ts';
import type { Row } from './overlap.ts';
import { MOST_APART, SHORTEST, similarity } from './similarity.ts';

/** Words that are taken in at a step. */
const AT_ONCE = 128;

/** Places in a list of words. */
type Places = Map<string, number[]>;

/**
 * Likeness of a word to each of these: what has neither stem nor concept nor an end in common is like nothing, so that only
 * the others are compared. Of all that a turn costs, most is this.
 */
export function* likenessOver(words: readonly Meaning[]): Generator<void, (one: Meaning) => Row> {
  const places: Places = new Map();
  yield* inSteps(words, AT_ONCE, (word, at) => {
    for (const key of [...meaningKeys(word), ...endKeys(word, 0)]) put(places, key, at);
  });
  /** Of each word, the number of the one that it was compared with last. */
  const compared = new Int32Array(words.length);
  let number = 0;
  return (one) => {
    number += 1;
    const row: { places: number[]; values: number[] } = { places: [], values: [] };
    const keys = [...meaningKeys(one), ...one.opposites.map(({ concept }) => conceptKey(concept))];
    for (const key of [...keys, ...endKeys(one, MOST_APART)]) {
      for (const at of places.get(key) ?? []) {
        const word = words[at];
        if (!word || compared[at] === number) continue;
        compared[at] = number;
        const value = similarity(one, word);
        if (value === 0) continue;
        row.places.push(at);
        row.values.push(value);
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
