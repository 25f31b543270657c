import type { Language } from '@fabula/rules/release/text';
import { Cache } from '../cache.ts';

type Rewrite = readonly [RegExp, string];

/** A negated question is an offer, not a denial: "couldn't it tell them", « elle pourrait pas leur dire ». */
const ENGLISH: readonly Rewrite[] = [
  // Where it goes tells the direction, not where it comes from.
  [/\bfrom (?:the )?(?:outside|out) (?:to|into|toward|towards) (?:the )?(?:inside|in)\b/g, 'inward'],
  [/\bfrom (?:the )?(?:inside|in) (?:to|into|toward|towards) (?:the )?(?:outside|out)\b/g, 'outward'],
  [
    /(?<!\b(?:it|that|this|he|she|there|i|you|we|they|who|which) )\b(could|would|should|is|are|was|were|do|does|did|can|has|have)n'?t (?!you dare)(i|you|he|she|it|we|they|this|that|the)\b/g,
    '$1 $2',
  ],
  [/\bwon't (i|you|he|she|it|we|they)\b/g, 'will $1'],
  [/\btell me(?: about)?\b/g, 'about'],
  [/\bhand me\b/g, 'give me'],
  [/\bwhy not\b/g, 'why'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bcan'?t\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)n'?t\b/g, '$1 not'],
  [/\blet's\b/g, 'let us'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'s\b/g, ' is'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\bdunno\b/g, 'do not know'],
  [/\b(?:instead of|rather than|anything but|far from(?: me)?)\b/g, ', not'],
  [/\brather (\w+) than\b/g, '$1 , not'],
  [/\bno longer\b/g, 'not'],
  [/\bor not\b/g, ' '],
  [/\b(?:u+m+|u+h+|erm*|h+m+)\b/g, ' '],
  [/\b(?:whatever happens|no matter what|come what may)\b/g, 'for sure'],
  [/\bno one\b/g, 'nobody'],
  // Who has no equal is meant: "who else but Yann", "nobody knows it better than Yann".
  [/\bwho (?:else|better) (?:but|than|if not)\b/g, ' '],
  [/\bnobody (?:else )?(?!else)([^.,;:?!]{0,40}?) (?:better than|(?:so|as) well as|like)\b/g, '$1 '],
  [/\b(?:stop|quit) (?=\w+ing\b)/g, 'not '],
];

const FRENCH: readonly Rewrite[] = [
  // Where it goes tells the direction, not where it comes from.
  [
    /\b(?:de l'extérieur|du dehors|de dehors) (?:vers|à|jusqu'à) (?:l'intérieur|le dedans|dedans)\b/g,
    "vers l'intérieur",
  ],
  [
    /\b(?:de l'intérieur|du dedans|de dedans) (?:vers|à|jusqu'à) (?:l'extérieur|le dehors|dehors)\b/g,
    "vers l'extérieur",
  ],
  // A tag asks for a yes; who does not hide a thing says it.
  [/,? ?\b(?:n'est-ce pas|pas vrai|non) ?(?=\?)/g, ' '],
  [/\b(?:te|vous|le) (?:cache|cacherai|nie) pas que?\b/g, 'avoue que'],
  [/\bquoi qu'il (?:arrive|advienne)\b/g, 'vraiment'],
  [/\b(?:arrêtez|arrête|cessez|cesse) d['e]/g, 'pas '],
  [/\b(pourrais|pourrait|pourriez|pourraient|pourrions) pas\b/g, '$1'],
  [/\bj'?suis\b/g, 'je suis'],
  [/\bt'as\b/g, 'tu as'],
  [/\bt'es\b/g, 'tu es'],
  [/\bt'(?=[aeiouyhéèê])/g, 'te '],
  [/\baujourd'hui\b/g, 'aujourdhui'],
  [/\bquelqu'un\b/g, 'quelquun'],
  // The point of the compass, not the verb; « elle l'est » is the verb.
  [
    /(?<!\b(?:je|tu|il|elle|on|ce|ça|qui|ne) )\bl'est\b|\b(?:côté|plein|cap) est\b|(?<=^\W*|[.,;:!?…]\s*)est(?=\s*(?:[.,;:!?…]|$))/g,
    'orient',
  ],
  [/\b(lorsqu|puisqu|jusqu|quoiqu|qu|[jldcnsm])'/g, '$1e '],
  // « Pas » would reach back to what is wanted.
  [/\b(?:au lieu (?:de|d')|plutôt qu(?:e |')|tout sauf|loin de (?:moi )?(?:l'idée de )?)/g, ', sans '],
  [/\bplutôt (\w+) que? /g, '$1 , sans '],
  [/\by a\b/g, 'il y a'],
  [/\bpourquoi ([^,.;?!]{0,30}?) pas\b/g, 'pourquoi $1'],
  [/\b(?:dis|dites|parle|parlez|raconte|racontez)[- ]moi\b/g, 'de'],
  [/\bveut dire\b/g, 'signifie'],
  // Who has no equal is meant: « qui d'autre que Yann », « personne la connaît mieux que Yann ».
  [/\bqui (?:de autre|mieux) que?\b/g, ' '],
  [/\b(?:personne (?:ne )?([^.,;:?!]{0,40}?) (?:mieux|aussi bien|autant)) que?\b/g, '$1 '],
  [/\bmieux que personne\b/g, 'mieux'],
  [/\b(?:bah|ben|euh|hein)\b/g, ' '],
  [/\bou (?:pas|non)\b/g, ' '],
];

const REWRITES: Record<Language, readonly Rewrite[]> = { en: ENGLISH, fr: FRENCH };

/** Of one turn, its clauses and the names it is compared with: all are asked for many times. */
const REMEMBERED = 256;
const EXPANDED: Record<Language, Cache<string>> = { en: new Cache(REMEMBERED), fr: new Cache(REMEMBERED) };

/** Lower case, plain apostrophes, contractions written out, French elisions apart (before any stemming). */
export function expand(text: string, language: Language): string {
  return EXPANDED[language].of(text, () => expanded(text, language));
}

function expanded(text: string, language: Language): string {
  let out = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/\b(\p{L})\.\s?(\p{L})\.?(?=\W|$)/gu, '$1$2')
    // Letters that are spelled: "N K".
    .replace(/(?<![\p{L}'])([b-hj-xz]) ([b-hj-xz])(?![\p{L}'])/gu, '$1$2');
  for (const [pattern, replacement] of REWRITES[language]) out = out.replace(pattern, replacement);
  return out;
}
