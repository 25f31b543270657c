import type { Language } from '@fabula/rules/release/text';
import type { Span } from '../matching/spans.ts';
import type { Token } from '../text/tokens.ts';

/** A phrase of its own begins with these: "the soles | in thick wool | under his feet | to cross the hall". */
const OPENERS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'in of on at with without under inside up for to so until when while because since made from out against by'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'en de dans sur sous avec sans pour a au aux que jusque quand pendant parce puisque contre fait taille tout'.split(
      ' ',
    ),
  ),
};
/** Phrases looked at one by one: beyond what anybody says of one thing. */
const MOST = 10;

/** The phrases of each clause: from one opener to the next, and from each to the end. */
export function phrasesIn(clauses: readonly (readonly Token[])[], language: Language): Span[] {
  const spans = clauses.flatMap((tokens) => {
    const starts = tokens.flatMap(({ text }, at) => (at > 0 && OPENERS[language].has(text) ? at : []));
    if (starts.length === 0) return [];
    const short = [0, ...starts].map((from, at) => tokens.slice(from, starts[at] ?? tokens.length));
    const long = starts.map((from) => tokens.slice(from));
    return [...short, ...long].filter((phrase) => phrase.some(({ kind }) => kind === 'content'));
  });
  return spans.slice(0, MOST).map((tokens) => ({ tokens, isWhole: false }));
}
