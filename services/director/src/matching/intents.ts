import type { Language } from '@fabula/rules/release/text';
import type { Token } from '../text/tokens.ts';
import { type ExampleText, exampleText } from './example-text.ts';
import type { Meaning } from './meaning.ts';

/** One way of saying one thing. */
export interface Example {
  readonly intent: string;
  readonly text: string;
}

/** One example: places in the list of words. */
export interface IndexedExample {
  readonly words: readonly number[];
  /** It has a word that means something by itself. */
  readonly hasContent: boolean;
  /** Something in it is denied. */
  readonly denies: boolean;
}

/** What kind of speech the examples of an intent are. */
export interface Stance {
  /** One of them at least is a question. */
  readonly asks: boolean;
  /** Most of them tell of whoever says them. */
  readonly tellsOfSpeaker: boolean;
}

/** All examples of one intent, as places in the list of words. */
export interface IntentExamples extends Stance {
  readonly intent: string;
  readonly examples: readonly IndexedExample[];
  readonly words: readonly number[];
  /** One of them at least has no word of content but names. */
  readonly isNamed: boolean;
  /** Stems that are an example by themselves, though they mean little elsewhere: "up". */
  readonly sole: ReadonlySet<string>;
  /** Stem of a word of content → whether all examples that have it deny it (true), or none of them does (false). */
  readonly polarity: ReadonlyMap<string, boolean>;
}

/** Examples whose words are kept once each, so that speech is compared with every word only once. */
export interface IntentIndex {
  readonly words: readonly Meaning[];
  readonly masses: Float64Array;
  readonly intents: readonly IntentExamples[];
  /** What each sentence, word for word, is an example of. */
  readonly verbatim: ReadonlyMap<string, readonly string[]>;
}

/** The rival of every intent: talk about anything at all. */
export const BACKGROUND_INTENT = 'background:';

interface Reading {
  readonly language: Language;
  readonly isName: (word: string) => boolean;
  readonly meaningsOf: (tokens: readonly Token[]) => readonly Meaning[];
}

export function indexIntents(examples: readonly Example[], reading: Reading): IntentIndex {
  const words = new WordList();
  const texts = new Map<string, ExampleText[]>();
  const verbatim = new Map<string, string[]>();
  for (const { intent, text } of examples) {
    const read = exampleText(text, reading.language);
    put(texts, intent, read);
    put(verbatim, read.key, intent);
  }
  const intents = [...texts].map(([intent, own]) => indexedIntent(intent, own, { ...reading, words }));
  return { words: words.all, masses: Float64Array.from(words.all, ({ mass }) => mass), intents, verbatim };
}

function put<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

/** Each meaning once. */
class WordList {
  readonly all: Meaning[] = [];
  private readonly places = new Map<string, number>();

  placeOf(meaning: Meaning): number {
    const key = `${meaning.key} ${meaning.mass}`;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.places.set(key, this.all.length);
    return this.all.push(meaning) - 1;
  }
}

function indexedIntent(
  intent: string,
  texts: readonly ExampleText[],
  { meaningsOf, isName, words }: Reading & { readonly words: WordList },
): IntentExamples {
  const read = texts.map(({ tokens }) => {
    const meanings = meaningsOf(tokens);
    // The background is no more than its very words: whatever stands for one of them may be the story's.
    return intent === BACKGROUND_INTENT ? meanings.map(bare) : meanings;
  });
  const examples = read.map((meanings) => ({
    words: meanings.map((meaning) => words.placeOf(meaning)),
    hasContent: meanings.some(({ token }) => token.kind === 'content'),
    denies: meanings.some(({ token }) => token.negated),
  }));
  const saying = texts.filter(({ tellsOfSpeaker }) => tellsOfSpeaker);
  return {
    intent,
    examples,
    words: [...new Set(examples.flatMap((one) => one.words))],
    isNamed: read.some((meanings) => isOfNames(meanings, isName)),
    sole: new Set(read.flatMap(soleWord)),
    polarity: polarityOf(read.flat()),
    asks: texts.some(({ asks }) => asks),
    tellsOfSpeaker: 2 * saying.length > texts.length,
  };
}

const NO_CONCEPTS: ReadonlyMap<string, boolean> = new Map();

function bare(meaning: Meaning): Meaning {
  return { ...meaning, concepts: NO_CONCEPTS, opposites: [], key: `~${meaning.key}` };
}

function isOfNames(meanings: readonly Meaning[], isName: (word: string) => boolean): boolean {
  const content = meanings.filter(({ token }) => token.kind === 'content');
  return content.length > 0 && content.every(({ token }) => isName(token.text));
}

function soleWord([first, ...others]: readonly Meaning[]): string | string[] {
  return first?.token.kind === 'function' && others.length === 0 ? first.token.stem : [];
}

function polarityOf(meanings: readonly Meaning[]): Map<string, boolean> {
  const out = new Map<string, boolean>();
  const both = new Set<string>();
  for (const { token } of meanings) {
    if (token.kind !== 'content') continue;
    if (out.get(token.stem) === !token.negated) both.add(token.stem);
    out.set(token.stem, token.negated);
  }
  for (const stem of both) out.delete(stem);
  return out;
}
