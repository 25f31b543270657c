import type { IndexedExample, IntentExamples, IntentIndex } from './intents.ts';
import { type Meaning, massOf } from './meaning.ts';
import { balance, fitOf, type Row, spread } from './overlap.ts';
import { Room } from './room.ts';
import { type SaidWords, wordsSaid } from './said-words.ts';

/** What was said, beside all words of the examples. */
export interface Said {
  readonly meanings: readonly Meaning[];
  readonly words: SaidWords;
  /** The nearest examples of each intent; of all of them, the nearest and the one of the next intent. */
  readonly near: readonly Nearest[];
  readonly nearest: TwoBest;
  /** Of all that was said. */
  readonly mass: number;
  /** Something in it is denied. */
  readonly denies: boolean;
  /** Of each intent: stem → whether all its examples deny it, or none. */
  readonly polarities: readonly ReadonlyMap<string, boolean>[];
}

interface Nearest {
  readonly first: number;
  readonly second: number;
  /** Of the nearest: something in it is denied. */
  readonly denies: boolean;
}

/** What speaks for an intent, and against it; each about 0 to 1. */
export interface Features {
  /** Likeness to the nearest example and the one after it. */
  readonly nearest: number;
  readonly second: number;
  /** How much of what was said the intent knows, and how much of it no other intent knows as well. */
  readonly pool: number;
  readonly special: number;
  /** How much is known at all: of words of content, of names, of everything. */
  readonly own: number;
  readonly names: number;
  readonly trust: number;
  /** Shares of the content: the very words of the examples, as far as the nearest is near at all. */
  readonly exact: number;
  readonly covered: number;
  /** Mass of the rarest word that this intent has and no other knows. */
  readonly rarest: number;
  readonly length: number;
  /** The nearest example of any other intent; how much nearer this one is. */
  readonly rival: number;
  readonly lead: number;
  /** The nearest example denies something and the speech does not, or the other way round. */
  readonly polarity: number;
  /** Shares of the content that is said with the opposite polarity of all examples, or is the opposite of what they know. */
  readonly flipped: number;
  readonly opposed: number;
}

/** How much of an example must have been said for it to count as said whole; what it counts then. */
const WHOLE = 0.85;
const FULL = 0.86;
/** The example itself, word for word. */
const SAME = 0.97;
/** Mass of shared words from which likeness counts in full, and what it counts with none. */
const EVIDENCE = 2.2;
const FLOOR = 0.2;
/** Likeness from which a word is known in the same sense; from which it is the very word; to which, in the opposite. */
const KNOWN = 0.5;
const EXACT = 0.95;
const OPPOSITE = -0.3;
/** Of the words that two intents know, one speaks for neither: so much of the other's likeness counts against. */
const RIVAL = 0.76;

/** Valid until the next speech is looked at: what it is counted with is used again. */
export function saidIn(meanings: readonly Meaning[], rows: readonly Row[], index: IntentIndex): Said {
  const columns = index.words.length;
  const words = wordsSaid(rows, index);
  const shared = sharedIn(words, index);
  const near = index.intents.map(farFrom);
  spread(rows, columns, (table) => {
    const heard = { meanings, table, columns, words, shared, masses: index.masses };
    for (const at of words.intents) {
      const intent = index.intents[at];
      if (intent) near[at] = nearestIn(heard, intent);
    }
  });
  return {
    ...{ meanings, words, near },
    denies: meanings.some(({ token }) => token.negated),
    polarities: index.intents.map(({ polarity }) => polarity),
    nearest: nearestOf(near),
    mass: massOf(meanings) || 1,
  };
}

/** What was said, beside all words of the examples. */
interface Heard {
  readonly meanings: readonly Meaning[];
  readonly table: Float64Array;
  readonly columns: number;
  readonly words: SaidWords;
  /** Of each example, by its number: how much of its mass was said, but for rounding. */
  readonly shared: Float64Array;
  readonly masses: Float64Array;
}

const SHARED = new Room();
/** Of an example that has no word that is like any said one. */
const NONE = Number.NEGATIVE_INFINITY;

function sharedIn(
  { columns, said }: SaidWords,
  { masses, intents, examplesWith }: IntentIndex,
): Float64Array {
  const last = intents.at(-1);
  const size = last ? last.from + last.examples.length : 0;
  const shared = SHARED.of(size).fill(NONE, 0, size);
  const { starts, owners } = examplesWith;
  for (const column of columns) {
    const mass = (masses[column] ?? 0) * (said[column] ?? 0);
    for (let at = starts[column] ?? 0; at < (starts[column + 1] ?? 0); at += 1) {
      const example = owners[at] ?? 0;
      const known = shared[example] ?? NONE;
      shared[example] = known === NONE ? mass : known + mass;
    }
  }
  return shared;
}

function nearestIn(heard: Heard, { examples, from }: IntentExamples): Nearest {
  let first = -1;
  let second = -1;
  let denies = false;
  for (let at = 0; at < examples.length; at += 1) {
    const example = examples[at];
    if (!example) continue;
    const near = nearness(heard, example, heard.shared[from + at] ?? NONE, second);
    if (near > first) {
      second = first;
      first = near;
      denies = example.denies;
    } else if (near > second) second = near;
  }
  return { first, second, denies };
}

/** Where no word of an intent was said, no example of it is near. */
function farFrom({ examples }: IntentExamples): Nearest {
  return { first: 0, second: examples.length > 1 ? 0 : -1, denies: examples[0]?.denies ?? false };
}

/** The intent that what was said is nearest to, how near it is, and how near the next one: 0 where none is. */
interface TwoBest {
  readonly at: number;
  readonly first: number;
  readonly second: number;
}

function nearestOf(near: readonly Nearest[]): TwoBest {
  let [at, first, second] = [-1, 0, 0];
  for (let each = 0; each < near.length; each += 1) {
    const fit = near[each]?.first ?? 0;
    if (fit > first) [at, first, second] = [each, fit, first];
    else if (fit > second) second = fit;
  }
  return { at, first, second };
}

/** Of one intent, by its place. */
export function featuresOf(said: Said, at: number, isName: (word: string) => boolean): Features {
  const { first, second, denies } = said.near[at] ?? NOTHING_NEAR;
  const words = wordsFor(said, at, isName);
  const rival = said.nearest.at === at ? said.nearest.second : said.nearest.first;
  return {
    nearest: Math.max(first, -0.5),
    second: Math.max(second, 0),
    pool: words.pool,
    special: words.special,
    own: Math.min(1, words.own / 3),
    names: Math.min(1, words.names / 2),
    trust: trust(words.mass),
    exact: words.exact,
    covered: Math.max(0, first) * words.coverage,
    rarest: Math.min(1, words.rarest / 3),
    length: Math.min(1, words.content / 8),
    rival,
    lead: Math.max(0, first - rival),
    polarity: said.denies === denies ? 0 : 1,
    flipped: flippedShare(said, at),
    opposed: words.against,
  };
}

/** Share of the content that no example has but with the opposite polarity: "I'm not the relief". */
function flippedShare({ meanings, polarities }: Said, at: number): number {
  const polarity = polarities[at];
  let flipped = 0;
  let content = 0;
  for (const { token, mass } of meanings) {
    if (token.kind !== 'content') continue;
    content += mass;
    if (polarity?.get(token.stem) === !token.negated) flipped += mass;
  }
  return shareOf(flipped, content);
}

const NOTHING_NEAR: Nearest = { first: 0, second: 0, denies: false };

/** What single words tell. */
interface Words {
  readonly pool: number;
  readonly special: number;
  readonly mass: number;
  /** Mass of the words of content that are known, and of names. */
  readonly own: number;
  readonly names: number;
  readonly content: number;
  /** Shares of the mass of all content. */
  readonly coverage: number;
  readonly against: number;
  readonly exact: number;
  /** Mass of the rarest word that this intent knows and no other does. */
  readonly rarest: number;
}

function wordsFor(
  { meanings, mass: all, words }: Said,
  at: number,
  isName: (word: string) => boolean,
): Words {
  let pool = 0;
  let special = 0;
  let own = 0;
  let names = 0;
  let against = 0;
  let exact = 0;
  let content = 0;
  let contents = 0;
  let rarest = 0;
  for (let word = 0; word < meanings.length; word += 1) {
    const meaning = meanings[word];
    const owner = words.owners[word];
    if (!meaning || !owner) continue;
    const { token, mass, isTelling } = meaning;
    const fit = words.fit(at, word);
    const other = owner.at === at ? owner.second : owner.first;
    pool += mass * fit;
    special += mass * Math.max(0, fit - RIVAL * other);
    if (!isTelling) continue;
    content += mass;
    contents += 1;
    if (fit <= OPPOSITE) against -= mass * fit;
    if (fit < KNOWN) continue;
    if (isName(token.text)) names += mass * fit;
    else own += mass * fit;
    if (fit >= EXACT) exact += mass;
    if (fit >= EXACT && other < KNOWN) rarest = Math.max(rarest, mass);
  }
  // One literal: it is made for every intent of every clause.
  return {
    pool: pool / all,
    special: special / all,
    mass: pool,
    own,
    names,
    content: contents,
    coverage: shareOf(own + names, content),
    against: shareOf(against, content),
    exact: shareOf(exact, content),
    rarest,
  };
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** So little of an example was said that the rest need not be looked at. */
const NOTHING = 0.05;
/** Sums of shares are exact to far less. */
const ROUNDING = 1e-9;

/**
 * Likeness to one example; less where one shared word is all that speaks for it and much of the example is missing.
 * @param shared how much of the example was said, but for rounding
 * @param enough what cannot be nearer than this is not looked at closely: it is told as -1
 */
function nearness(heard: Heard, example: IndexedExample, shared: number, enough: number): number {
  if (shared === NONE) return 0;
  const { words, mass, hasContent } = example;
  const about = shared / mass;
  if (about > ROUNDING && about < NOTHING - ROUNDING) return 0;
  if (about > NOTHING + ROUNDING && mostOf(about) + ROUNDING < enough) return -1;
  const complete = completenessOf(heard, example);
  if (complete <= NOTHING) return Math.min(complete, 0);
  const same = balance(fitOf(heard.meanings, heard, words), complete);
  if (same > SAME) return same;
  if (complete >= WHOLE && hasContent) return Math.max(same, FULL * complete);
  return same * trust(complete * mass);
}

/** The nearest that an example can be of which so much was said. */
function mostOf(complete: number): number {
  return Math.max(balance(1, complete), FULL * complete);
}

/** How much of the example was said. */
function completenessOf({ words: { said }, masses }: Heard, { words, mass }: IndexedExample): number {
  let sum = 0;
  for (const word of words) sum += (masses[word] ?? 0) * (said[word] ?? 0);
  return mass === 0 ? 0 : sum / mass;
}

function trust(evidence: number): number {
  return Math.min(1, Math.max(FLOOR, evidence / EVIDENCE));
}
