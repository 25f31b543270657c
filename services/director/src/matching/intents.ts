import type { Language } from '@fabula/rules/release/text';
import { asksSomething, tellsOfSpeaker } from '../text/questions.ts';
import { clausesOf, type Token } from '../text/tokens.ts';
import type { Meaning } from './meaning.ts';

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

/** What kind of speech the examples of an intent are. */
export interface Stance {
  /** One of them at least is a question. */
  readonly asks: boolean;
  /** Most of them tell of whoever says them. */
  readonly tellsOfSpeaker: boolean;
}

/** All examples of one intent, as places in the list of words. */
export interface IntentExamples extends Stance {
  readonly intent: string;
  readonly examples: readonly IndexedExample[];
  readonly words: readonly number[];
}

/** Examples whose words are kept once each, so that speech is compared with every word only once. */
export interface IntentIndex {
  readonly words: readonly Meaning[];
  readonly masses: Float64Array;
  readonly intents: readonly IntentExamples[];
  /** What each sentence, word for word, is an example of. */
  readonly verbatim: ReadonlyMap<string, readonly string[]>;
}

/** Two sentences of the same words have the same key; « ne » is hardly ever said, and hardly ever heard. */
export function wordsKey(tokens: readonly Token[]): string {
  return tokens.flatMap(({ text }) => (text === 'ne' ? [] : text)).join(' ');
}

export function indexIntents(
  examples: readonly Example[],
  meaningsOf: (tokens: readonly Token[]) => readonly Meaning[],
  language: Language,
): IntentIndex {
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
  const verbatim = new Map<string, string[]>();
  const texts = new Map<string, string[]>();
  for (const { intent, text } of examples) {
    const own = byIntent.get(intent) ?? [];
    texts.set(intent, [...(texts.get(intent) ?? []), text]);
    const tokens = clausesOf(text, language).flat();
    const meanings = meaningsOf(tokens);
    const key = wordsKey(tokens);
    verbatim.set(key, [...(verbatim.get(key) ?? []), intent]);
    own.push({
      words: meanings.map(placeOf),
      hasContent: meanings.some(({ token }) => token.kind === 'content'),
    });
    byIntent.set(intent, own);
  }
  const intents = [...byIntent].map(([intent, own]) => ({
    intent,
    examples: own,
    words: [...new Set(own.flatMap((one) => one.words))],
    ...stanceOf(texts.get(intent) ?? [], language),
  }));
  return { words, masses: Float64Array.from(words, ({ mass }) => mass), intents, verbatim };
}

function stanceOf(texts: readonly string[], language: Language): Stance {
  const own = texts.filter((text) => tellsOfSpeaker(text, language));
  return {
    asks: texts.some((text) => asksSomething(text, language)),
    tellsOfSpeaker: 2 * own.length > texts.length,
  };
}
