import type { Language } from '@fabula/rules/release/text';
import { conceptsIn, type Found } from '../lexicon/concepts.ts';
import { CONTRARIES, OPPOSITES } from '../lexicon/opposites.ts';
import { NEGATORS } from '../lexicon/stopwords.ts';
import type { Token, TokenKind } from '../text/tokens.ts';

/** How rare a stem is in the story: 1 (everywhere) upwards. */
export type Rarity = (stem: string) => number;

/** A token with what it stands for and how much of its sentence's meaning it carries. */
export interface Meaning {
  readonly token: Token;
  /** Concept → whether the speech denies it. */
  readonly concepts: ReadonlyMap<string, boolean>;
  /** Concepts that say the opposite. */
  readonly opposites: readonly Opposite[];
  readonly mass: number;
  /** It means something: by itself, or as part of a phrase that stands for something. */
  readonly isTelling: boolean;
  /** Two meanings with the same key are alike to everything; masses aside. */
  readonly key: string;
}

const KIND_MASS: Record<TokenKind, number> = { content: 1, question: 0.74, function: 0.15 };
/** Of a function word inside a phrase that stands for something: "let me see". */
const IN_PHRASE = 0.37;

/** A span is compared with the examples of several matchers: what its words mean is found out once. */
const KNOWN = new WeakMap<readonly Token[], { rarity: Rarity; meanings: readonly Meaning[] }>();

/** Rows of meanings with the same key are alike to everything. */
export function rowKey(meanings: readonly Meaning[]): string {
  const known = ROW_KEYS.get(meanings) ?? meanings.map(({ key }) => key).join('|');
  ROW_KEYS.set(meanings, known);
  return known;
}

const ROW_KEYS = new WeakMap<readonly Meaning[], string>();

/** @param tokens of a language; the same array has the same meanings, as long as its words are as rare */
export function meaningsOf(tokens: readonly Token[], language: Language, rarity: Rarity): readonly Meaning[] {
  const known = KNOWN.get(tokens);
  if (known?.rarity === rarity) return known.meanings;
  const meanings = foundIn(tokens, language, rarity);
  KNOWN.set(tokens, { rarity, meanings });
  return meanings;
}

function foundIn(tokens: readonly Token[], language: Language, rarity: Rarity): Meaning[] {
  const found = conceptsIn(
    tokens.map((token) => token.stem),
    language,
  );
  return tokens.map((token, index) => {
    const here = partsAt(found, index);
    const inPhrase = here.some(({ length }) => length > 1);
    const kind = Math.max(KIND_MASS[token.kind], inPhrase ? IN_PHRASE : 0);
    const concepts = here.length === 0 ? NO_CONCEPTS : new Map<string, boolean>();
    for (const { sense, at, length } of here) {
      // A phrase that holds its own "not" has it in its sense already.
      const own = tokens.slice(at, at + length).some((one) => length > 1 && NEGATORS[language].has(one.text));
      concepts.set(sense.concept, sense.opposite !== (token.negated && !own));
    }
    const senses = [...concepts].map(([concept, denied]) => (denied ? `-${concept}` : concept));
    const key = [token.text, token.stem, token.kind, token.negated ? 'not' : '', ...senses].join(' ');
    const isTelling = token.kind === 'content' || inPhrase;
    return {
      token,
      concepts,
      opposites: oppositesOf(concepts),
      key,
      isTelling,
      mass: kind * rarity(token.stem),
    };
  });
}

const NO_CONCEPTS: Map<string, boolean> = new Map();
const NO_PARTS: readonly Found[] = [];

/** What the token there is part of. */
function partsAt(found: readonly Found[], index: number): readonly Found[] {
  const isHere = ({ at, length }: Found) => at <= index && index < at + length;
  return found.some(isHere) ? found.filter(isHere) : NO_PARTS;
}

/** A concept of which what was said is the opposite. */
export interface Opposite {
  readonly concept: string;
  /** The word whose opposite this is was denied. */
  readonly isDenied: boolean;
  /** To deny the one is to say the other. */
  readonly isContrary: boolean;
}

const NO_OPPOSITES: readonly Opposite[] = [];

function oppositesOf(concepts: ReadonlyMap<string, boolean>): readonly Opposite[] {
  if (concepts.size === 0) return NO_OPPOSITES;
  const out: Opposite[] = [];
  for (const [concept, isDenied] of concepts) {
    for (const opposite of OPPOSITES.get(concept) ?? [])
      out.push({ concept: opposite, isDenied, isContrary: CONTRARIES.has(concept) });
  }
  return out;
}

export function massOf(meanings: readonly Meaning[]): number {
  return meanings.reduce((sum, { mass }) => sum + mass, 0);
}
