import type { Language } from '@fabula/rules/release/text';
import { inSteps } from '../gradual.ts';
import type { Token } from '../text/tokens.ts';
import { type ExampleText, exampleText } from './example-text.ts';
import { type Meaning, massOf } from './meaning.ts';
import { type Postings, postingsOf } from './postings.ts';
import { SaidFor } from './said-in-a-row.ts';

/** One way of saying one thing. */
export interface Example {
  readonly intent: string;
  readonly text: string;
}

/** One example: places in the list of words. */
export interface IndexedExample {
  readonly words: readonly number[];
  /** Of all its words. */
  readonly mass: number;
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
  /** The number of its first example among those of all intents. */
  readonly from: number;
  readonly words: readonly number[];
  /** One of them at least has no word of content but names. */
  readonly isNamed: boolean;
  /** Stems that are an example by themselves, though they mean little elsewhere: "up". */
  readonly sole: ReadonlySet<string>;
  /** Stems of its words of content. */
  readonly content: ReadonlySet<string>;
  /** Stem of a word of content → whether all examples that have it deny it (true), or none of them does (false). */
  readonly polarity: ReadonlyMap<string, boolean>;
}

/** Examples whose words are kept once each, so that speech is compared with every word only once. */
export interface IntentIndex {
  readonly words: readonly Meaning[];
  readonly masses: Float64Array;
  readonly intents: readonly IntentExamples[];
  /** Of each word: the intents that have it, and the examples, by their numbers. */
  readonly intentsWith: Postings;
  readonly examplesWith: Postings;
  /** What each sentence, word for word, is an example of. */
  readonly verbatim: SaidFor<string>;
}

/** The rival of every intent: talk about anything at all. */
export const BACKGROUND_INTENT = 'background:';

/** Sentences that are read at a step, where the story was not read before. */
const AT_ONCE = 32;

interface Reading {
  readonly language: Language;
  readonly isName: (word: string) => boolean;
  readonly meaningsOf: (tokens: readonly Token[]) => readonly Meaning[];
}

/** An intent, or a few dozen sentences, at a step. */
export function* indexIntents(examples: readonly Example[], reading: Reading): Generator<void, IntentIndex> {
  const words = new WordList();
  const texts = new Map<string, ExampleText[]>();
  const verbatim = new SaidFor<string>();
  yield* inSteps(examples, AT_ONCE, ({ intent, text }) => {
    const read = exampleText(text, reading.language);
    put(texts, intent, read);
    verbatim.add(read.key, intent);
  });
  const intents: IntentExamples[] = [];
  let from = 0;
  for (const [intent, own] of texts) {
    intents.push(indexedIntent(intent, own, { ...reading, words, from }));
    from += own.length;
    yield;
  }
  return {
    words: words.all,
    masses: Float64Array.from(words.all, ({ mass }) => mass),
    intents,
    intentsWith: postingsOf(
      intents.map((each) => each.words),
      words.all.length,
    ),
    examplesWith: postingsOf(
      intents.flatMap(({ examples: each }) => each.map((one) => one.words)),
      words.all.length,
    ),
    verbatim,
  };
}

function put<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

/** Each meaning once. */
class WordList {
  readonly all: Meaning[] = [];
  /** Of each key, the places of its meanings: hardly ever more than one, as they differ by their masses alone. */
  private readonly places = new Map<string, number[]>();

  placeOf(meaning: Meaning): number {
    const known = this.places.get(meaning.key);
    for (const place of known ?? []) if (this.all[place]?.mass === meaning.mass) return place;
    const place = this.all.push(meaning) - 1;
    if (known) known.push(place);
    else this.places.set(meaning.key, [place]);
    return place;
  }
}

function indexedIntent(
  intent: string,
  texts: readonly ExampleText[],
  { meaningsOf, isName, words, from }: Reading & { readonly words: WordList; readonly from: number },
): IntentExamples {
  const read = texts.map(({ tokens }) => {
    const meanings = meaningsOf(tokens);
    // The background is no more than its very words: whatever stands for one of them may be the story's.
    return intent === BACKGROUND_INTENT ? meanings.map(bare) : meanings;
  });
  const examples = read.map((meanings) => ({
    words: meanings.map((meaning) => words.placeOf(meaning)),
    mass: massOf(meanings),
    hasContent: meanings.some(({ token }) => token.kind === 'content'),
    denies: meanings.some(({ token }) => token.negated),
  }));
  const saying = texts.filter(({ tellsOfSpeaker }) => tellsOfSpeaker);
  return {
    intent,
    examples,
    from,
    words: [...new Set(examples.flatMap((one) => one.words))],
    isNamed: read.some((meanings) => isOfNames(meanings, isName)),
    sole: new Set(read.flatMap(soleWord)),
    content: contentOf(read.flat()),
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

function contentOf(meanings: readonly Meaning[]): Set<string> {
  return new Set(meanings.flatMap(({ token }) => (token.kind === 'content' ? token.stem : [])));
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
