import type { Language } from '@fabula/rules/release/text';
import { Cache } from '../cache.ts';
import type { Token } from '../text/tokens.ts';
import {
  type Example,
  type IndexedExample,
  type IntentExamples,
  type IntentIndex,
  indexIntents,
  type Stance,
  wordsKey,
} from './intents.ts';
import { type Meaning, massOf, meaningsOf, type Rarity } from './meaning.ts';
import { balance, completenessOf, fitOf, fitsIn, type Table } from './overlap.ts';
import { similarity } from './similarity.ts';

interface Words {
  readonly language: Language;
  readonly rarity: Rarity;
}

export interface Hit extends Stance {
  readonly intent: string;
  /** 0 to about 1. */
  readonly score: number;
}

export interface Matcher {
  /** All intents, best first, of a span of tokens. */
  rank(tokens: readonly Token[]): Hit[];
  /** The intents that have just these words among their examples. */
  verbatim(tokens: readonly Token[]): readonly string[];
}

/** What was said, beside all words of the examples. */
interface Said {
  readonly meanings: readonly Meaning[];
  readonly table: Table;
  readonly masses: Float64Array;
}

/**
 * Shares of a score: the nearest example, the second nearest, how much of the speech this intent knows, and how much
 * of it no other intent knows as well (`rival` of theirs counts against). `evidence` is the mass of shared words from
 * which likeness counts in full, `floor` what it counts with none; `full` an example that was said whole, amid other words.
 */
const WEIGHTS = {
  first: 0.7,
  second: 0.19,
  pool: 0.13,
  special: 0.36,
  rival: 0.76,
  evidence: 2.2,
  floor: 0.2,
  full: 0.86,
};
/** Words whose likeness to all words of the examples is remembered: most speech is made of few words. */
const ROWS = 256;
/** How much of an example must have been said for it to count as said whole. */
const WHOLE = 0.85;
/** The example itself, word for word. */
const SAME = 0.97;

/** Compares speech with examples. Built once; ranking is pure. */
export function createMatcher(examples: readonly Example[], { language, rarity }: Words): Matcher {
  const index = indexIntents(examples, (tokens) => meaningsOf(tokens, language, rarity), language);
  const rows = new Cache<Float64Array>(ROWS);
  const rowOf = (one: Meaning) =>
    rows.of(one.key, () => Float64Array.from(index.words, (word) => similarity(one, word)));
  return {
    rank: (tokens) => rank(meaningsOf(tokens, language, rarity), index, rowOf),
    verbatim: (tokens) => index.verbatim.get(wordsKey(tokens)) ?? [],
  };
}

function rank(
  meanings: readonly Meaning[],
  { masses, intents }: IntentIndex,
  rowOf: (one: Meaning) => Float64Array,
): Hit[] {
  const table = meanings.map(rowOf);
  const said = { meanings, table, masses };
  const fits = intents.map((each) => fitsIn(table, each.words));
  return intents
    .map((each, at) => ({
      intent: each.intent,
      score: scoreOf(said, each, fits, at),
      asks: each.asks,
      tellsOfSpeaker: each.tellsOfSpeaker,
    }))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(
  said: Said,
  intent: IntentExamples,
  fits: readonly (readonly number[])[],
  own: number,
): number {
  const near = intent.examples.map((example) => nearness(said, example)).sort((a, b) => b - a);
  const [first = 0, second = 0] = near;
  let pool = 0;
  let special = 0;
  for (const [word, { mass }] of said.meanings.entries()) {
    const fit = fits[own]?.[word] ?? 0;
    pool += mass * fit;
    special += mass * Math.max(0, fit - WEIGHTS.rival * rivalOf(fits, own, word));
  }
  const around = (WEIGHTS.pool * pool + WEIGHTS.special * special) / (massOf(said.meanings) || 1);
  return WEIGHTS.first * first + (WEIGHTS.second * Math.max(0, second) + around) * trust(pool);
}

/** How well the best other intent knows a word. */
function rivalOf(fits: readonly (readonly number[])[], own: number, word: number): number {
  let best = 0;
  for (const [at, fit] of fits.entries()) if (at !== own) best = Math.max(best, fit[word] ?? 0);
  return best;
}

/** Likeness to one example; less where one shared word is all that speaks for it and much of the example is missing. */
function nearness({ meanings, table, masses }: Said, { words, hasContent }: IndexedExample): number {
  const complete = completenessOf(table, words, masses);
  const same = balance(fitOf(meanings, table, words), complete);
  if (same > SAME) return same;
  if (complete >= WHOLE && hasContent) return Math.max(same, WEIGHTS.full * complete);
  const mass = words.reduce((sum, word) => sum + (masses[word] ?? 0), 0);
  return same * trust(complete * mass);
}

function trust(evidence: number): number {
  return Math.min(1, Math.max(WEIGHTS.floor, evidence / WEIGHTS.evidence));
}
