import type { Language } from '@fabula/rules/release/text';
import { TITLES } from '../../lexicon/titles.ts';
import type { Token } from '../../text/tokens.ts';

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
  en: /^(?:bet|bets|betting|wager|wagers|wagering|stake|stakes|risk|risks|risking|raise)$/,
  fr: /^(?:mises?|miser|parie|parier|pari|joue|jouer|risque|risquer|mettre|mets|tente)$/,
};
/** What is bet: of these even one is a number. */
const UNITS: Record<Language, RegExp> = {
  en: /^(?:turns?|breaths?|interactions?)$/,
  fr: /^(?:tours?|souffles?|interactions?)$/,
};
/** Words of an answer that is a number and little else: "make it three then". */
const SHORT = 4;

/** Whether these words are about a bet. */
export function speaksOfBets(tokens: readonly Token[], language: Language): boolean {
  return tokens.some(({ text }) => OF_BETS[language].test(text) || UNITS[language].test(text));
}

/** Whether these few words are a number that counts nothing: "three" or "three, Madame", not "three heads". */
export function isShortBet(tokens: readonly Token[], language: Language): boolean {
  return tokens.length <= SHORT && !tokens.some((_, at) => counts(tokens, at, language));
}

function counts(tokens: readonly Token[], at: number, language: Language): boolean {
  const { text } = tokens[at] ?? { text: '' };
  const isNumber = /^\d+$/.test(text) || WORDS[language].includes(text);
  const next = tokens[at + 1];
  return isNumber && next?.kind === 'content' && !TITLES.has(next.text);
}

/** The number that is bet, in figures or words up to ten; `most` for "everything"; null: none was said. */
export function betIn(tokens: readonly Token[], language: Language, most: number): number | null {
  for (const [at, { text, negated }] of tokens.entries()) {
    if (negated) continue;
    if (/^\d{1,3}$/.test(text)) return Number(text);
    const number = WORDS[language].indexOf(text);
    if (number === 1 && !isOneBet(tokens, at, language)) continue;
    if (number >= 0) return number;
    if (ALL[language].has(text) && BETTING[language].has(tokens[at - 1]?.text ?? '')) return most;
  }
  return null;
}

/** "One breath" is a bet, "in one breath" is a manner. */
function isOneBet(tokens: readonly Token[], at: number, language: Language): boolean {
  const before = tokens[at - 1]?.text ?? '';
  if (BETTING[language].has(before)) return true;
  return !['in', 'dans', 'en', 'de'].includes(before) && UNITS[language].test(tokens[at + 1]?.text ?? '');
}
