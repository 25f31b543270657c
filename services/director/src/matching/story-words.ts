import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { isCommon } from '../lexicon/common-words.ts';
import { isKnown } from '../lexicon/concepts.ts';
import { FUNCTION_WORDS, QUESTION_WORDS } from '../lexicon/stopwords.ts';
import { HONORIFICS, TITLES } from '../lexicon/titles.ts';
import { type Corrector, createCorrector } from '../text/name-correction.ts';
import { fold, stem } from '../text/stem.ts';
import type { Rarity } from './meaning.ts';
import { pronounceable } from './pronounceable.ts';
import { rarityOver } from './rarity.ts';

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

export function storyWords(release: Release, language: Language): StoryWords {
  const sentences = release.moments.flatMap((moment) => examplesIn(moment, language));
  const nicknames = [...release.characters, ...release.items, ...release.dynamicItems].flatMap(
    (card) => card.nicknames?.[language] ?? [],
  );
  const vocabulary = new Set(
    [...sentences, ...nicknames].flatMap((sentence) =>
      wordsIn(sentence).map((word) => fold(word.toLowerCase())),
    ),
  );
  const stems = new Set(
    release.moments
      .flatMap((moment) => examplesIn(withoutNonsense(moment), language))
      .flatMap(wordsIn)
      .map((word) => stem(word.toLowerCase(), language)),
  );
  const isWord = (word: string) =>
    vocabulary.has(word) ||
    FUNCTION_WORDS[language].has(word) ||
    QUESTION_WORDS[language].has(word) ||
    isKnown(stem(word, language), language);
  const own = release.characters.map((character) => character.name[language]).flatMap(wordsIn);
  const names = [...own, ...sentences.flatMap(namesIn)];
  const called = new Set(
    release.characters
      .map((character) => character.name[language])
      // Who is called by a common noun is spoken of by it: "the gale".
      .filter((name) => !ARTICLE.test(name))
      .flatMap(wordsIn)
      .map((word) => fold(word.toLowerCase()))
      .filter((word) => word.length > 2 && !TITLES.has(word)),
  );
  return {
    language,
    rarity: rarityOver(sentences, language),
    correct: createCorrector(names, (word) => isWord(word) || isCommon(word, language), language),
    isWord,
    isName: (word) => called.has(word) || HONORIFICS.has(word),
    isOfStory: (each) => stems.has(each),
    isPronounceable: pronounceable(vocabulary, isWord),
  };
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
