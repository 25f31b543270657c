import type { Language } from '@fabula/rules/release/text';
import { type ClassedWords, WORD_CLASSES, type WordClass } from './classed-words.ts';
import type { PlainClause } from './plain-speech.ts';
import { ENGLISH_WORDS } from './words-en.ts';
import { FRENCH_WORDS } from './words-fr.ts';

interface Lexicon {
  readonly exact: ReadonlyMap<string, readonly WordClass[]>;
  readonly beginnings: ReadonlyMap<string, readonly WordClass[]>;
  readonly phrases: RegExp;
}

const LEXICONS: Record<Language, Lexicon> = {
  en: lexiconOf(ENGLISH_WORDS),
  fr: lexiconOf(FRENCH_WORDS),
};

function lexiconOf(classed: ClassedWords): Lexicon {
  const exact = new Map<string, WordClass[]>();
  const beginnings = new Map<string, WordClass[]>();
  for (const name of WORD_CLASSES) {
    for (const entry of classed[name].trim().split(/\s+/)) {
      const into = entry.endsWith('*') ? beginnings : exact;
      const word = entry.replace('*', '');
      into.set(word, [...(into.get(word) ?? []), name]);
    }
  }
  const phrases = [...exact.keys()].filter((word) => word.includes('_'));
  // The longest first: "one more time" is not "one more" and a time.
  phrases.sort((a, b) => b.length - a.length);
  return {
    exact,
    beginnings,
    phrases: new RegExp(`\\b(?:${phrases.join('|').replaceAll('_', ' ')})\\b`, 'g'),
  };
}

const SHORTEST_BEGINNING = 4;

function classesOf(word: string, { exact, beginnings }: Lexicon): readonly WordClass[] {
  const known = exact.get(word);
  if (known) return known;
  for (let length = word.length; length >= SHORTEST_BEGINNING; length -= 1) {
    const begun = beginnings.get(word.slice(0, length));
    if (begun) return begun;
  }
  return [];
}

/** What is known of a clause by the classes of its words. */
export interface Features {
  /** The classes of its words. */
  has(...any: WordClass[]): boolean;
  /** Words of no class: they speak of the story, or of anything else. */
  readonly content: number;
  /** Words that are no fillers. */
  readonly length: number;
  readonly asks: boolean;
  readonly text: string;
}

export function featuresOf(
  { padded, asks }: PlainClause,
  language: Language,
  isName: (w: string) => boolean,
): Features {
  const lexicon = LEXICONS[language];
  const joined = padded.replace(lexicon.phrases, (phrase) => phrase.replaceAll(' ', '_'));
  const found = new Set<WordClass>();
  let content = 0;
  let length = 0;
  const words = joined.split(' ');
  for (const [at, word] of words.entries()) {
    const classes = classesOf(word, lexicon);
    for (const each of classes) found.add(each);
    if (classes.length === 0 && !(isName(word) && isCalled(words, at))) content += 1;
    if (!classes.includes('filler')) length += 1;
  }
  return { has: (...any) => any.some((each) => found.has(each)), content, length, asks, text: joined };
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'le', 'la', 'l', 'les']);
const TOWARDS: ReadonlySet<string> = new Set(['to', 'tell', 'a', 'with', 'ask']);

/** A name with an article is a thing of the story, if nothing is to be said to it: "the moon", but "say to the keeper". */
function isCalled(words: readonly string[], at: number): boolean {
  const [towards = '', article = ''] = [words[at - 2], words[at - 1]];
  return !ARTICLES.has(article) || TOWARDS.has(towards);
}
