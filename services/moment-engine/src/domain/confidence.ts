import { normalised } from './answer-key.ts';

/** Of words that are no phrase of the moment, understood by a recogniser that does not tell: less than is acted on for good. */
const UNTOLD = 0.5;

/**
 * How likely `words` are what was said, 0 to 1: as the recogniser tells. Of one that does not (`told` is 0, as some browsers'
 * is), the moment decides: who understands any speech comes upon an authored phrase word for word hardly by chance, so such
 * words count as sure, and all others do not.
 */
export function confidenceOf(words: string, told: number, phrases: readonly string[]): number {
  if (told > 0) return told;
  const bare = (text: string) => normalised(text).replaceAll('?', '').trim();
  const said = bare(words);
  return phrases.some((phrase) => bare(phrase) === said) ? 1 : UNTOLD;
}
