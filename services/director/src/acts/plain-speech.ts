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
    [/'/g, ' '],
  ],
  fr: [
    [/['-]/g, ' '],
    [/\bt as\b/g, 'tu as'],
    [/\bt es\b/g, 'tu es'],
    [/\bchais\b/g, 'je sais'],
    [/\bj suis\b/g, 'je suis'],
    [/\bn (?=[aeiouyh])/g, ''],
    [/\bne /g, ''],
    [/\by a\b/g, 'il y a'],
    [/\bil il y a\b/g, 'il y a'],
  ],
};

/** Said before or after what a clause does, without doing anything. */
const PADDING: Record<Language, RegExp> = {
  en: /^(?:(?:um+|uh+|er+m?|well|so|ok|okay|please|but|and|oh|ah|hey|look|listen|then|now|actually|honestly|just|right|hm+|god|wait|you know|i mean) )+|(?: (?:please|then|though|now|exactly|anyway|again please|ok|okay|right|man|mate|dude|sir|madam|madame|my (?:friend|dear|boy|lord)|your majesty|majesty))+$/g,
  fr: /^(?:(?:euh+|bah|ben|bon|alors|donc|ok|d accord|s il (?:te|vous) plait|mais|et|oh|ah|he|eh|dis|dites|ecoute|ecoutez|attends|attendez|en fait|franchement|juste|hm+|enfin|puis) )+|(?: (?:s il (?:te|vous) plait|stp|svp|alors|donc|du coup|la|hein|maintenant|exactement|monsieur|madame|messire|majeste|mon (?:ami|petit|vieux|grand)|ma (?:chere|petite)))+$/g,
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
  readonly text: string;
  /** With its padding: "what now" is not "what". */
  readonly padded: string;
  readonly asks: boolean;
}

/** The clauses, parted at marks only; each without padding, and without a name that it calls. */
export function plainClauses(
  words: string,
  language: Language,
  isName: (word: string) => boolean,
): PlainClause[] {
  const parts = plainSpeech(words, language).match(/[^.,;:!?…\n—–"«»]+[.,;:!?…\n—–"«»]*/g) ?? [];
  const clauses = parts.flatMap((part) => {
    const padded = (part.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    const text = unpadded(padded, language, isName);
    return text === '' ? [] : [{ text, padded, asks: /\?\s*$/.test(part.replace(/["»]/g, '')) }];
  });
  const telling = clauses.filter(({ text }) => `${text} `.replace(PADDING[language], '').trim() !== '');
  return telling.length > 0 ? telling : clauses;
}

function unpadded(clause: string, language: Language, isName: (word: string) => boolean): string {
  const bare = withoutPadding(clause, language);
  const words = bare.split(' ');
  let from = 0;
  let to = words.length;
  while (to > from && isName(words[to - 1] ?? '')) to -= 1;
  while (from < to && isName(words[from] ?? '')) from += 1;
  // A name alone is no padding: somebody is called.
  if (from >= to) return from === 0 ? bare : '';
  // "The captain" calls nobody.
  if (words.slice(from, to).every((word) => ARTICLE.test(word))) return bare;
  return from === 0 && to === words.length ? bare : withoutPadding(words.slice(from, to).join(' '), language);
}

const ARTICLE = /^(?:the|an?|my|la|le|les|l|un|une|mon|ma)$/;

function withoutPadding(clause: string, language: Language): string {
  const bare = `${clause} `.replace(PADDING[language], '').trim().replace(PADDING[language], '').trim();
  return bare === '' ? clause : bare;
}
