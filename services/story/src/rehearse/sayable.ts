import type { Perfect } from '@fabula/rules/release/lines';
import type { Moment } from '@fabula/rules/release/moment';
import type { Language } from '@fabula/rules/release/text';
import { plainWords } from '../plain-words.ts';
import { walkParts } from '../walk-parts.ts';

const KNOWN = new WeakMap<Perfect, boolean>();

/**
 * Whether somebody who plays well says what makes an answer perfect: it is written out, or some example of the moment
 * has a word of each kind that it asks for. Found once: a release is rehearsed in one language.
 */
export function isSayable(rule: Perfect, moment: Moment, language: Language): boolean {
  if (rule.utterance) return true;
  if (!rule.keywords) return false;
  const known = KNOWN.get(rule) ?? isInAnExample(rule.keywords[language], moment, language);
  KNOWN.set(rule, known);
  return known;
}

function isInAnExample(kinds: readonly (readonly string[])[], moment: Moment, language: Language): boolean {
  const asked = kinds.map((words) => words.map((word) => ` ${plainWords(word)} `));
  let isFound = false;
  walkParts(moment, (value, path) => {
    if (isFound || path.at(-1) === 'keywords') return false;
    if (path.at(-2) !== language || typeof value !== 'string') return true;
    const said = ` ${plainWords(value)} `;
    isFound = asked.every((words) => words.some((word) => said.includes(word)));
    return true;
  });
  return isFound;
}
