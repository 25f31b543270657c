import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { allOf, inSteps } from '../gradual.ts';
import { isCommon } from '../lexicon/common-words.ts';
import { isKnown } from '../lexicon/concepts.ts';
import { FUNCTION_WORDS, QUESTION_WORDS } from '../lexicon/stopwords.ts';
import { HONORIFICS, TITLES } from '../lexicon/titles.ts';
import { type Corrector, createCorrector } from '../text/name-correction.ts';
import { fold, stem } from '../text/stem.ts';
import { exampleText } from './example-text.ts';
import type { Rarity } from './meaning.ts';
import { pronounceable, triplesOf } from './pronounceable.ts';
import { StemCount } from './rarity.ts';

/** What a whole story tells about words: how rare they are in it, and its names. */
export interface StoryWords {
  readonly language: Language;
  readonly rarity: Rarity;
  readonly correct: Corrector;
  /** Whether a word (lower case, no accents) is spelled as words of this language are. */
  readonly isPronounceable: (word: string) => boolean;
  /** Whether some example of the story has this stem. */
  readonly isOfStory: (stem: string) => boolean;
  /** Whether a word (lower case, no accents) is somebody's name in this story, and nothing else. */
  readonly isName: (word: string) => boolean;
  /** Whether a word (lower case, no accents) is known, to the story or to everyday talk. */
  readonly isWord: (word: string) => boolean;
}

/** Sentences that are read at a step: a few tenths of a millisecond. */
const AT_ONCE = 16;

/** Reads a whole story, a few sentences at a step. */
export function* readStory(release: Release, language: Language): Generator<void, StoryWords> {
  const read = new StoryReader(language);
  for (const moment of release.moments) {
    yield* inSteps(examplesIn(moment, language), AT_ONCE, (sentence) => read.sentence(sentence));
    yield;
    yield* inSteps(examplesIn(withoutNonsense(moment), language), AT_ONCE, (sentence) =>
      read.telling(sentence),
    );
    yield;
  }
  for (const { nicknames } of [...release.characters, ...release.items, ...release.dynamicItems])
    for (const nickname of nicknames?.[language] ?? []) read.words(nickname);
  yield;
  return read.story(release.characters.map(({ name }) => name[language]));
}

/** The same at once. */
export function storyWords(release: Release, language: Language): StoryWords {
  return allOf(readStory(release, language));
}

class StoryReader {
  private readonly vocabulary = new Set<string>();
  private readonly triples = new Set<string>();
  private readonly stems = new Set<string>();
  private readonly names = new Set<string>();
  private readonly counted = new StemCount();

  constructor(private readonly language: Language) {}

  /** An example of anything. */
  sentence(sentence: string): void {
    this.words(sentence);
    for (const name of namesIn(sentence)) this.names.add(name);
    this.counted.add(exampleText(sentence, this.language).tokens);
  }

  words(text: string): void {
    for (const written of wordsIn(text)) {
      const word = fold(written.toLowerCase());
      if (this.vocabulary.has(word)) continue;
      this.vocabulary.add(word);
      for (const triple of triplesOf(word)) this.triples.add(triple);
    }
  }

  /** An example of what the story is about. */
  telling(sentence: string): void {
    for (const word of wordsIn(sentence)) this.stems.add(stem(word.toLowerCase(), this.language));
  }

  /** @param people what the story's characters are called */
  story(people: readonly string[]): StoryWords {
    const { language, vocabulary, stems } = this;
    const isWord = (word: string) =>
      vocabulary.has(word) ||
      FUNCTION_WORDS[language].has(word) ||
      QUESTION_WORDS[language].has(word) ||
      isKnown(stem(word, language), language);
    const called = calledOf(people);
    const names = [...people.flatMap(wordsIn), ...this.names];
    return {
      language,
      rarity: this.counted.rarity(),
      correct: createCorrector(names, (word) => isWord(word) || isCommon(word, language), language),
      isWord,
      isName: (word) => called.has(word) || HONORIFICS.has(word),
      isOfStory: (each) => stems.has(each),
      isPronounceable: pronounceable(this.triples, isWord),
    };
  }
}

/** Words of the names, lower case, without accents. */
function calledOf(people: readonly string[]): ReadonlySet<string> {
  return new Set(
    people
      // Who is called by a common noun is spoken of by it: "the gale".
      .filter((name) => !ARTICLE.test(name))
      .flatMap(wordsIn)
      .map((word) => fold(word.toLowerCase()))
      .filter((word) => word.length > 2 && !TITLES.has(word)),
  );
}

const ARTICLE = /^(?:the|la|le|les|l['’])\b/i;

/** What authors think of that leads nowhere is not what their story is about. */
function withoutNonsense(moment: object): object {
  return { ...moment, deflections: [], careless: [] };
}

/** All example utterances below a part of a release, wherever its format keeps them: `{en: string[], fr: string[]}`. */
function examplesIn(part: unknown, language: Language): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => examplesIn(each, language));
  if (typeof part !== 'object' || part === null) return [];
  const own = language in part ? (part as Record<Language, unknown>)[language] : undefined;
  if (Array.isArray(own)) return own.filter((each) => typeof each === 'string');
  return Object.values(part).flatMap((each) => examplesIn(each, language));
}

function wordsIn(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Words with a capital inside a sentence. */
function namesIn(sentence: string): string[] {
  return sentence.match(/(?<=[\p{L}\p{N},:] |['’])\p{Lu}\p{Ll}{2,}/gu) ?? [];
}
