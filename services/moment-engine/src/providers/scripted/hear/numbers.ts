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

/** Whoever says one of these speaks of a bet; of any other number a tale may be made: "the seven seas". */
const OF_BETS: Record<Language, RegExp> = {
  en: /^(?:bet|bets|betting|wager|wagers|wagering|stake|stakes|risk|risks|risking|raise|turns?|interactions?)$/,
  fr: /^(?:mises?|miser|parie|parier|pari|joue|jouer|risque|risquer|mettre|mets|tente|tours?|interactions?)$/,
};
/** Words of an answer that is a number and little else: "make it three then". */
const SHORT = 4;

/** Whether a number in these words can be a bet. */
export function speaksOfBets(tokens: readonly Token[], language: Language): boolean {
  return tokens.length <= SHORT || tokens.some(({ text }) => OF_BETS[language].test(text));
}

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
