import type { Language } from '@fabula/rules/release/text';
import type { Token } from '../text/tokens.ts';

const WORDS: Record<Language, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  fr: ['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
};
/** One is a number only after these: "the one", « un discours ». */
const BETTING: Record<Language, ReadonlySet<string>> = {
  en: new Set(['bet', 'betting', 'wager', 'stake', 'risk', 'just', 'only']),
  fr: new Set(['mise', 'parie', 'joue', 'risque', 'mettre', 'mets', 'tente']),
};
const ALL: Record<Language, ReadonlySet<string>> = {
  en: new Set(['everything', 'max', 'maximum']),
  fr: new Set(['tout', 'max', 'maximum']),
};

/** The number that is bet, in figures or words up to ten; `most` for "everything"; null: none was said. */
export function betIn(tokens: readonly Token[], language: Language, most: number): number | null {
  for (const [at, { text }] of tokens.entries()) {
    if (/^\d{1,3}$/.test(text)) return Number(text);
    const number = WORDS[language].indexOf(text);
    if (number === 1 && !BETTING[language].has(tokens[at - 1]?.text ?? '')) continue;
    if (number >= 0) return number;
    if (ALL[language].has(text) && BETTING[language].has(tokens[at - 1]?.text ?? '')) return most;
  }
  return null;
}
