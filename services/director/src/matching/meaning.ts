import type { Language } from '@fabula/rules/release/text';
import { conceptsIn } from '../lexicon/concepts.ts';
import { NEGATORS } from '../lexicon/stopwords.ts';
import type { Token, TokenKind } from '../text/tokens.ts';

/** How rare a stem is in the story: 1 (everywhere) upwards. */
export type Rarity = (stem: string) => number;

/** A token with what it stands for and how much of its sentence's meaning it carries. */
export interface Meaning {
  readonly token: Token;
  /** Concept → whether the speech denies it. */
  readonly concepts: ReadonlyMap<string, boolean>;
  readonly mass: number;
  /** Two meanings with the same key are alike to everything; masses aside. */
  readonly key: string;
}

const KIND_MASS: Record<TokenKind, number> = { content: 1, question: 0.74, function: 0.15 };
/** Of a function word inside a phrase that stands for something: "let me see". */
const IN_PHRASE = 0.37;

export function meaningsOf(tokens: readonly Token[], language: Language, rarity: Rarity): Meaning[] {
  const found = conceptsIn(
    tokens.map((token) => token.stem),
    language,
  );
  return tokens.map((token, index) => {
    const here = found.filter(({ at, length }) => at <= index && index < at + length);
    const inPhrase = here.some(({ length }) => length > 1);
    const kind = Math.max(KIND_MASS[token.kind], inPhrase ? IN_PHRASE : 0);
    const concepts = new Map<string, boolean>();
    for (const { sense, at, length } of here) {
      // A phrase that holds its own "not" has it in its sense already.
      const own = tokens.slice(at, at + length).some((one) => length > 1 && NEGATORS[language].has(one.text));
      concepts.set(sense.concept, sense.opposite !== (token.negated && !own));
    }
    const senses = [...concepts].map(([concept, denied]) => (denied ? `-${concept}` : concept));
    const key = [token.text, token.stem, token.kind, token.negated ? 'not' : '', ...senses].join(' ');
    return { token, concepts, key, mass: kind * rarity(token.stem) };
  });
}

export function massOf(meanings: readonly Meaning[]): number {
  return meanings.reduce((sum, { mass }) => sum + mass, 0);
}
