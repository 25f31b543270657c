import type { Language } from '@fabula/rules/release/text';
import { expand } from '../text/contractions.ts';
import { fold } from '../text/stem.ts';

/** Filled pauses, hedges and ways of gaining time: they do nothing, whatever stands beside them. */
const HESITATION: Record<Language, string> = {
  en: `u+h*m+|u+h+|e+r+m?|h+m+|a+h+|oh|well|so|like|okay|ok|sorry|maybe|perhaps|i think|i guess|i suppose|i believe|i mean
    i would say|you know|i do not know|i am not sure|let me think|wait|hang on|hold on|hello|hi|hey|right`,
  fr: `e+u+h+|h+e+u+|h+m+|b+a*h+|b+e+n+|ah|oh|alors|donc|bon|bonjour|bonsoir|salut|ok|pardon|desolee?|peut etre|je pense
    je crois|je dirais|je veux dire|enfin|tu sais|vous savez|je (?:ne )?sais pas|je (?:ne )?suis pas sure?|attends|attendez|voila|genre`,
};
/** Takes back what was said before it. */
const CORRECTION: Record<Language, string> = {
  en: 'no|nope|wait|sorry|i mean|actually|or rather|scratch that',
  fr: 'non|nan|attends|attendez|pardon|je veux dire|enfin|plutot',
};

const either = (list: string) => list.replace(/\s*\n\s*/g, '|');
const AT_START = {
  en: new RegExp(`^(?:(?:${either(HESITATION.en)}|no|and|but)(?![\\p{L}])[\\s]*)+`, 'u'),
  fr: new RegExp(`^(?:(?:${either(HESITATION.fr)}|non|et|mais)(?![\\p{L}])[\\s]*)+`, 'u'),
};
const AT_END = {
  en: new RegExp(`(?:\\s+(?:${either(HESITATION.en)}))+$`),
  fr: new RegExp(`(?:\\s+(?:${either(HESITATION.fr)}))+$`),
};
const CORRECTS = {
  en: new RegExp(`^(?:(?:${CORRECTION.en})\\s*)+$`),
  fr: new RegExp(`^(?:(?:${CORRECTION.fr})\\s*)+$`),
};

/** A clause as it was said, without what hesitates about it. */
export interface SpokenClause {
  /** Lower case, without accents or marks; empty: it only hesitates. */
  readonly words: string;
  readonly asks: boolean;
  /** It takes back what was said before it. */
  readonly corrects: boolean;
}

/** More clauses than these are not waited for. */
const MOST_CLAUSES = 8;

export function spokenClauses(words: string, language: Language): SpokenClause[] {
  const parts = fold(expand(words, language)).match(/[^.,;:!?…\n—–]+[.,;:!?…\n—–]*/g) ?? [];
  const said = parts.slice(-MOST_CLAUSES).map((part) => ({
    plain: part
      .replace(/[.,;:!?…\n—–"«»]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    asks: part.includes('?'),
  }));
  return said
    .filter(({ plain }) => plain !== '')
    .map(({ plain, asks }, at) => ({
      words: plain.replace(AT_START[language], '').replace(AT_END[language], '').trim(),
      asks,
      corrects: at > 0 && !asks && CORRECTS[language].test(plain),
    }));
}
