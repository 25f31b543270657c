import type { Language } from '@fabula/rules/release/text';
import type { Meaning } from './meaning.ts';
import { clausesOf, type Token } from './text/tokens.ts';

/** One way of saying one thing. */
export interface Example {
  readonly intent: string;
  readonly text: string;
}

/** One example: places in the list of words. */
export interface IndexedExample {
  readonly words: readonly number[];
  /** It has a word that means something by itself. */
  readonly hasContent: boolean;
}

/** All examples of one intent, as places in the list of words. */
export interface Group {
  readonly intent: string;
  readonly examples: readonly IndexedExample[];
  readonly words: readonly number[];
}

/** Examples whose words are kept once each, so that speech is compared with every word only once. */
export interface Groups {
  readonly words: readonly Meaning[];
  readonly masses: Float64Array;
  readonly groups: readonly Group[];
}

export function createGroups(
  examples: readonly Example[],
  meaningsOf: (tokens: readonly Token[]) => readonly Meaning[],
  language: Language,
): Groups {
  const words: Meaning[] = [];
  const places = new Map<string, number>();
  const placeOf = (meaning: Meaning) => {
    const key = `${meaning.key} ${meaning.mass}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, words.length);
    return words.push(meaning) - 1;
  };
  const byIntent = new Map<string, IndexedExample[]>();
  for (const { intent, text } of examples) {
    const own = byIntent.get(intent) ?? [];
    const meanings = meaningsOf(clausesOf(text, language).flat());
    own.push({
      words: meanings.map(placeOf),
      hasContent: meanings.some(({ token }) => token.kind === 'content'),
    });
    byIntent.set(intent, own);
  }
  const groups = [...byIntent].map(([intent, own]) => ({
    intent,
    examples: own,
    words: [...new Set(own.flatMap((one) => one.words))],
  }));
  return { words, masses: Float64Array.from(words, ({ mass }) => mass), groups };
}
