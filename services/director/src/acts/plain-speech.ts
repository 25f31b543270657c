import type { Language } from '@fabula/rules/release/text';
import { fold } from '../text/stem.ts';

type Rewrite = readonly [RegExp, string];

/** Enough to write a dialogue act's pattern once; nothing is taken away that says what the words do. */
const REWRITES: Record<Language, readonly Rewrite[]> = {
  en: [
    [/\bwon'?t\b/g, 'will not'],
    [/\b(?:can'?t|cannot)\b/g, 'can not'],
    [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)n'?t\b/g, '$1 not'],
    [/\blet'?s\b/g, 'let us'],
    [/\b(i)'?m\b/g, '$1 am'],
    [/'re\b/g, ' are'],
    [/'ve\b/g, ' have'],
    [/'ll\b/g, ' will'],
    [/'d\b/g, ' would'],
    [/\b(what|who|where|how|that|it|there|he|she|everything|here|this|when|why)'?s\b/g, '$1 is'],
    [/\bgonna\b/g, 'going to'],
    [/\bwanna\b/g, 'want to'],
    [/\bgotta\b/g, 'got to'],
    [/\bdunno\b/g, 'do not know'],
    [/\bu\b/g, 'you'],
    [/\b(?:wat|wut)\b/g, 'what'],
    [/\bpl[sz]\b/g, 'please'],
    [/\bidk\b/g, 'i do not know'],
    [/\bim\b/g, 'i am'],
    [/\b(do|does|did|is|are|was|have|can|could|would|should)nt\b/g, '$1 not'],
    [/\b(what|who|where|how|that)s\b/g, '$1 is'],
    [/\bya\b/g, 'you'],
    [/\bur\b/g, 'you are'],
    [/'/g, ' '],
  ],
  fr: [
    [/['-]/g, ' '],
    [/\bt as\b/g, 'tu as'],
    [/\bt es\b/g, 'tu es'],
    [/\b(?:chais|jsais|j sais)\b/g, 'je sais'],
    [/\b(?:chuis|jsuis|j suis)\b/g, 'je suis'],
    [/\b(?:jsp|chepa)\b/g, 'je sais pas'],
    [/\bjcp\b/g, 'je comprends pas'],
    [/\bjfais\b/g, 'je fais'],
    [/\bjdois\b/g, 'je dois'],
    [/\b(?:koi|kwa)\b/g, 'quoi'],
    [/\b(?:stp|svp|s il te plait|s il vous plait)\b/g, 'stp'],
    [/\bn (?=[aeiouyh])/g, ''],
    [/\bne /g, ''],
    [/\by a\b/g, 'il y a'],
    [/\bil il y a\b/g, 'il y a'],
  ],
};

/** Lower case, without accents or hyphens, contractions written out. */
export function plainSpeech(words: string, language: Language): string {
  let out = fold(words.normalize('NFC').toLowerCase())
    .replace(/[’‘`´]/g, "'")
    .replace(/œ/g, 'oe');
  for (const [pattern, replacement] of REWRITES[language]) out = out.replace(pattern, replacement);
  return out;
}

/** One clause, and whether a question mark ends it. */
export interface PlainClause {
  readonly words: readonly string[];
  readonly asks: boolean;
}

/** The clauses, parted at marks only. */
export function plainClauses(words: string, language: Language): PlainClause[] {
  const parts = plainSpeech(words, language).match(/[^.,;:!?…\n—–"«»]+[.,;:!?…\n—–"«»]*/g) ?? [];
  return parts.flatMap((part) => {
    const said = part.match(/[\p{L}\p{N}_]+/gu) ?? [];
    return said.length === 0 ? [] : [{ words: said, asks: /\?\s*$/.test(part.replace(/["»]/g, '')) }];
  });
}
