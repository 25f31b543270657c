import type { Language } from '@fabula/rules/release/text';
import snowball from 'snowball-stemmers';
import { IRREGULAR } from '../lexicon/irregular.ts';

const STEMMERS = { en: snowball.newStemmer('english'), fr: snowball.newStemmer('french') };

/** "scared" and "scare", « cherche » and « chercher »: one stem, without accents, so that careless typing fits too. */
export function stem(word: string, language: Language): string {
  const base = baseOf(word, language);
  return fold(STEMMERS[language].stem(language === 'en' ? fold(base) : base));
}

/** "went" is "go". */
export function baseOf(word: string, language: Language): string {
  return IRREGULAR[language].get(word) ?? word;
}

/** Without accents. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
