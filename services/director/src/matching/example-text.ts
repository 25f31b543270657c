import type { Language } from '@fabula/rules/release/text';
import { Cache } from '../cache.ts';
import { HONORIFICS } from '../lexicon/titles.ts';
import { asksSomething, tellsOfSpeaker } from '../text/questions.ts';
import { clausesOf, type Token } from '../text/tokens.ts';

/** What a sentence of an author is, whatever it is compared with. */
export interface ExampleText {
  readonly tokens: readonly Token[];
  /** Two sentences of the same words have the same key. */
  readonly key: string;
  readonly asks: boolean;
  readonly tellsOfSpeaker: boolean;
}

/** Of each language: the sentences of a handful of stories, of some thousands each. A moment is read from what its story was. */
const REMEMBERED = 12_288;
/** Deflections stand in every moment of their character, and talk about nothing in every matcher of all. */
const TEXTS = { en: new Cache<ExampleText>(REMEMBERED), fr: new Cache<ExampleText>(REMEMBERED) };

export function exampleText(text: string, language: Language): ExampleText {
  return TEXTS[language].of(text, () => {
    const tokens = clausesOf(text, language).flat();
    return {
      tokens,
      key: wordsKey(tokens),
      asks: asksSomething(text, language),
      tellsOfSpeaker: tellsOfSpeaker(text, language),
    };
  });
}

/** « ne » is hardly ever said, and "Madame" says nothing. */
export function wordsKey(tokens: readonly Token[]): string {
  return tokens.flatMap(({ text }) => (text === 'ne' || HONORIFICS.has(text) ? [] : text)).join(' ');
}
