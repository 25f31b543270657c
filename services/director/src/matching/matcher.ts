import type { Language } from '@fabula/rules/release/text';
import { Cache } from '../cache.ts';
import { allOf } from '../gradual.ts';
import { BACKGROUND } from '../lexicon/background.ts';
import type { Token } from '../text/tokens.ts';
import { wordsKey } from './example-text.ts';
import { type Features, featuresOf, saidIn } from './features.ts';
import { BACKGROUND_INTENT, type Example, type IntentIndex, indexIntents, type Stance } from './intents.ts';
import { likenessOver } from './likeness.ts';
import { type Meaning, meaningsOf, type Rarity, rowKey } from './meaning.ts';
import type { Row } from './overlap.ts';
import { BIAS, WEIGHTS } from './weights.ts';

interface Words {
  readonly language: Language;
  readonly rarity: Rarity;
  /** Whether a word is a name: it speaks for an intent only where some example of it says no more than names. */
  readonly isName?: (word: string) => boolean;
}

export interface Hit extends Stance {
  readonly intent: string;
  /** How likely it is that this was meant: 0 to 1. */
  readonly score: number;
  /** What was said says the opposite. */
  readonly isDenied: boolean;
}

export interface Matcher {
  /** All intents, best first, of a span of tokens. */
  rank(tokens: readonly Token[]): readonly Hit[];
  /** How many words of content, each counted once, some example of the intent has too. */
  shared(intent: string, tokens: readonly Token[]): number;
  /** The intents that have just these words among their examples, or are several of them in a row. */
  verbatim(tokens: readonly Token[]): readonly string[];
}

/** Words whose likeness to all words of the examples is remembered: most speech is made of few words. */
const ROWS = 256;
/** So near an example that it may be made of words that mean nothing by themselves: "why are you here". */
const WORD_FOR_WORD = 0.9;
/** Share of the content that is said with the opposite polarity from which an intent is denied. */
const FLIPPED = 0.45;
/** Share of the content to which all that an intent knows is the opposite. */
const OPPOSED = 0.3;
/** Fewer words say nothing without one of content, but where they are an example. */
const SENTENCE = 3;
/** The most that counts of likeness for which no word of content speaks: less than any threshold. */
const UNFOUNDED = 0.1;

/** Of all matchers: a turn puts the same clause to the same examples again where it asks for something else in it. */
const RANKED = new Cache<readonly Hit[]>(128);
let made = 0;

/** Compares speech with examples. Built once; ranking is pure. */
export function createMatcher(examples: readonly Example[], words: Words): Matcher {
  return allOf(readMatcher(examples, words));
}

/** The same, a few words or sentences at a step. */
export function* readMatcher(examples: readonly Example[], words: Words): Generator<void, Matcher> {
  const { language, rarity, isName = nobody } = words;
  const rivals = BACKGROUND[language].map((text) => ({ intent: BACKGROUND_INTENT, text }));
  const index = yield* indexIntents([...examples, ...rivals], {
    language,
    isName,
    meaningsOf: (tokens) => meaningsOf(tokens, language, rarity),
  });
  const rows = new Cache<Row>(ROWS);
  const likeness = yield* likenessOver(index.words);
  const rowOf = (one: Meaning) => rows.of(one.key, () => likeness(one));
  made += 1;
  const number = made;
  return {
    rank: (tokens) => {
      const meanings = meaningsOf(tokens, language, rarity);
      return RANKED.of(`${number} ${rowKey(meanings)}`, () => rank(meanings, index, { rowOf, isName }));
    },
    shared: (intent, tokens) => {
      const own = index.intents.find((each) => each.intent === intent)?.content;
      return new Set(tokens.flatMap(({ stem }) => (own?.has(stem) ? stem : []))).size;
    },
    verbatim: (tokens) => verbatimIn(index, wordsKey(tokens), language),
  };
}

function verbatimIn({ verbatim }: IntentIndex, key: string, language: Language): readonly string[] {
  const whole = verbatim.of(key);
  if (whole.length > 0) return whole;
  // Much talk about nothing is no more than each of it.
  return verbatim.inARow(key, language).filter((intent) => intent !== BACKGROUND_INTENT);
}

function nobody(): boolean {
  return false;
}

interface Known {
  readonly rowOf: (one: Meaning) => Row;
  readonly isName: (word: string) => boolean;
}

function rank(meanings: readonly Meaning[], index: IntentIndex, { rowOf, isName }: Known): Hit[] {
  const said = saidIn(meanings, meanings.map(rowOf), index);
  return index.intents
    .map(({ intent, isNamed, sole, asks, tellsOfSpeaker }, at) => {
      const features = featuresOf(said, at, isName);
      const isSame = features.nearest >= WORD_FOR_WORD;
      const isFounded =
        features.own > 0 ||
        (features.names > 0 && isNamed) ||
        (isSame && meanings.length >= SENTENCE) ||
        meanings.some(({ token }) => !token.negated && sole.has(token.stem));
      const isDenied = !isSame && saysOpposite(features);
      const score = isDenied ? 0 : probabilityOf(features);
      return {
        intent,
        isDenied,
        score: isFounded ? score : Math.min(score, UNFOUNDED),
        asks,
        tellsOfSpeaker,
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** "I'm not the relief" is no way to say "I'm the relief". */
function saysOpposite({ flipped, opposed }: Features): boolean {
  return flipped >= FLIPPED || opposed >= OPPOSED;
}

function probabilityOf(features: Features): number {
  let sum = BIAS;
  for (const name of NAMES) sum += features[name] * WEIGHTS[name];
  return 1 / (1 + Math.exp(-sum));
}

const NAMES = Object.keys(WEIGHTS) as (keyof Features)[];
