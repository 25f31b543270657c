import type { Language } from '@fabula/rules/release/text';
import snowball from 'snowball-stemmers';
import { Cache } from '../cache.ts';
import { IRREGULAR } from '../lexicon/irregular.ts';

const STEMMERS = { en: snowball.newStemmer('english'), fr: snowball.newStemmer('french') };

/** Words of players and authors that are stemmed once; stemming is the slowest part of understanding. */
const STEMS = { en: new Cache<string>(8_192), fr: new Cache<string>(8_192) };

/** No word of either language is longer; what is longer means nothing, and is neither stemmed nor remembered. */
const LONGEST = 32;

/** "scared" and "scare", « cherche » and « chercher »: one stem, without accents, so that careless typing fits too. */
export function stem(word: string, language: Language): string {
  if (word.length > LONGEST) return fold(word);
  return STEMS[language].of(word, () => {
    const base = baseOf(word, language);
    return fold(STEMMERS[language].stem(language === 'en' ? fold(base) : base));
  });
}

/** "went" is "go". */
export function baseOf(word: string, language: Language): string {
  return IRREGULAR[language].get(word) ?? word;
}

const PLAIN = /^[ -~]*$/;

/** Without accents. */
export function fold(word: string): string {
  return PLAIN.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
}
