import type { Language } from '@fabula/rules/release/text';
import { expand } from '../text/contractions.ts';
import { fold, stem } from '../text/stem.ts';
import { ENGLISH_CONCEPTS } from './concepts-en.ts';
import { FRENCH_CONCEPTS } from './concepts-fr.ts';
import { CRAFT } from './craft.ts';
import { ENGLISH_EVERYDAY } from './everyday-en.ts';
import { FRENCH_EVERYDAY } from './everyday-fr.ts';

/** A concept, or its opposite. */
export interface Sense {
  readonly concept: string;
  readonly opposite: boolean;
}

/** Stems joined by a space → what they stand for. */
type Lexicon = ReadonlyMap<string, readonly Sense[]>;

/** The longest phrase of the tables, in words. */
const LONGEST = 4;

function read(table: string, language: Language): Lexicon {
  const lexicon = new Map<string, Sense[]>();
  for (const row of table.trim().split('\n')) {
    const [concept, list] = row.split(/:(.*)/s);
    if (list === undefined) continue;
    for (const phrase of list.split(',')) {
      const key = phraseKey(phrase.replace('-', ' '), language);
      const sense = { concept: concept ?? '', opposite: phrase.trim().startsWith('-') };
      lexicon.set(key, [...(lexicon.get(key) ?? []), sense]);
    }
  }
  return lexicon;
}

function phraseKey(phrase: string, language: Language): string {
  const words = expand(phrase, language).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => stem(word, language)).join(' ');
}

const LEXICONS: Record<Language, Lexicon> = {
  en: read(ENGLISH_CONCEPTS + ENGLISH_EVERYDAY + CRAFT.en, 'en'),
  fr: read(FRENCH_CONCEPTS + FRENCH_EVERYDAY + CRAFT.fr, 'fr'),
};

/** What some longer phrase begins with. */
const BEGINNINGS: Record<Language, ReadonlySet<string>> = {
  en: beginningsOf(LEXICONS.en),
  fr: beginningsOf(LEXICONS.fr),
};

function beginningsOf(lexicon: Lexicon): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const phrase of lexicon.keys()) {
    const stems = phrase.split(' ');
    for (let length = 1; length < stems.length; length += 1) beginnings.add(stems.slice(0, length).join(' '));
  }
  return beginnings;
}

/** A concept in a row of stems. */
export interface Found {
  readonly sense: Sense;
  /** The phrase's first word and its length in words. */
  readonly at: number;
  readonly length: number;
}

/** The concepts in a row of stems. */
export function conceptsIn(stems: readonly string[], language: Language): Found[] {
  const found: Found[] = [];
  const lexicon = LEXICONS[language];
  for (let at = 0; at < stems.length; at += 1) {
    let key = stems[at] ?? '';
    for (let length = 1; length <= LONGEST && at + length <= stems.length; length += 1) {
      if (length > 1) key += ` ${stems[at + length - 1]}`;
      for (const sense of lexicon.get(key) ?? []) found.push({ sense, at, length });
      if (!BEGINNINGS[language].has(key)) break;
    }
  }
  return found;
}

/** Whether the tables know this stem by itself: then it is no misheard name. */
export function isKnown(stemmed: string, language: Language): boolean {
  return LEXICONS[language].has(fold(stemmed));
}
