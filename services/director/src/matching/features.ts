import type { IndexedExample, IntentExamples, IntentIndex } from './intents.ts';
import { type Meaning, massOf } from './meaning.ts';
import { balance, completenessOf, fitOf, saidOf, type Table } from './overlap.ts';

/** What was said, beside all words of the examples. */
export interface Said {
  readonly meanings: readonly Meaning[];
  /** Of each word: the intent that knows it best, how well, and how well the next one does. */
  readonly best: readonly TwoBest[];
  /** How well each said word is known to each intent, from -1 (the opposite) to 1. */
  readonly fits: readonly (readonly number[])[];
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

export function saidIn(
  meanings: readonly Meaning[],
  table: Table,
  { masses, intents }: IntentIndex,
  fits: readonly (readonly number[])[],
): Said {
  const heard = { meanings, table, masses, columns: saidOf(table, masses.length) };
  const near = intents.map((each) => nearestIn(heard, each));
  const polarities = intents.map(({ polarity }) => polarity);
  const denies = meanings.some(({ token }) => token.negated);
  return {
    ...{ meanings, fits, near, denies, polarities },
    nearest: twoBest(near.map(({ first }) => first)),
    mass: massOf(meanings) || 1,
    best: meanings.map((_, word) => twoBest(fits.map((fit) => fit[word] ?? 0))),
  };
}

/** What was said, beside all words of the examples; how well each of these was said. */
interface Heard {
  readonly meanings: readonly Meaning[];
  readonly table: Table;
  readonly masses: Float64Array;
  readonly columns: Float64Array;
}

function nearestIn(heard: Heard, { examples }: IntentExamples): Nearest {
  let [first, second, denies] = [-1, -1, false];
  for (const example of examples) {
    const near = nearness(heard, example, second);
    if (near > first) [first, second, denies] = [near, first, example.denies];
    else if (near > second) second = near;
  }
  return { first, second, denies };
}

/** The intent that knows a word or all of it best, and how well it and the next one do: 0 where none does. */
interface TwoBest {
  readonly at: number;
  readonly first: number;
  readonly second: number;
}

function twoBest(fits: readonly number[]): TwoBest {
  let [at, first, second] = [-1, 0, 0];
  for (let each = 0; each < fits.length; each += 1) {
    const fit = fits[each] ?? 0;
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
  let [flipped, content] = [0, 0];
  for (const { token, mass } of meanings) {
    if (token.kind !== 'content') continue;
    content += mass;
    if (polarity?.get(token.stem) === !token.negated) flipped += mass;
  }
  return content === 0 ? 0 : flipped / content;
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
  { meanings, mass: all, fits, best }: Said,
  at: number,
  isName: (word: string) => boolean,
): Words {
  let [pool, special, own, names, against, exact, content, contents, rarest] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let word = 0; word < meanings.length; word += 1) {
    const meaning = meanings[word];
    if (!meaning) continue;
    const { token, mass, isTelling } = meaning;
    const fit = fits[at]?.[word] ?? 0;
    const { at: owner = -1, first = 0, second = 0 } = best[word] ?? {};
    const other = owner === at ? second : first;
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
  const part = (sum: number) => (content === 0 ? 0 : sum / content);
  return {
    ...{ pool: pool / all, special: special / all, mass: pool, own, names, content: contents },
    ...{ coverage: part(own + names), against: part(against), exact: part(exact), rarest },
  };
}

/** So little of an example was said that the rest need not be looked at. */
const NOTHING = 0.05;
/** Sums of shares are exact to far less. */
const ROUNDING = 1e-9;

/**
 * Likeness to one example; less where one shared word is all that speaks for it and much of the example is missing.
 * @param enough what cannot be nearer than this is not looked at closely: it is told as -1
 */
function nearness(
  { meanings, table, masses, columns }: Heard,
  { words, hasContent }: IndexedExample,
  enough: number,
): number {
  const complete = completenessOf(columns, words, masses);
  if (complete <= NOTHING) return Math.min(complete, 0);
  if (Math.max(balance(1, complete), FULL * complete) + ROUNDING < enough) return -1;
  const same = balance(fitOf(meanings, table, words), complete);
  if (same > SAME) return same;
  if (complete >= WHOLE && hasContent) return Math.max(same, FULL * complete);
  const mass = words.reduce((sum, word) => sum + (masses[word] ?? 0), 0);
  return same * trust(complete * mass);
}

function trust(evidence: number): number {
  return Math.min(1, Math.max(FLOOR, evidence / EVIDENCE));
}
