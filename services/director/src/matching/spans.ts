import type { Language } from '@fabula/rules/release/text';
import { clausesOf, type Token } from '../text/tokens.ts';
import type { StoryWords } from './story-words.ts';

/** A part of what was said. */
export interface Span {
  readonly tokens: readonly Token[];
  /** All that was said. */
  readonly isWhole: boolean;
  /** The same, each part between marks read by itself: one may refuse another, and several say what each of them says. */
  readonly apart?: readonly Token[];
  /** Two clauses that follow one another, each of which is a span of its own too. */
  readonly isPair?: true;
}

/** Thoughts that are looked at one by one, and words of one: far beyond what anybody says in a breath. */
const MOST_CLAUSES = 12;
const MOST_TOKENS = 60;
/** Who says more than this in one breath lists things: one thought is then no part of the next. */
const MOST_PAIRED = 8;

/** The whole, each clause, and, of a few, each two clauses that follow one another. */
export function spansOf(words: string, { language, correct }: StoryWords): Span[] {
  const clauses = clausesOf(words, language, correct)
    .slice(0, MOST_CLAUSES)
    .map((clause) => clause.slice(0, MOST_TOKENS));
  if (clauses.length === 0) return [];
  const apart = apartIn(words, language, correct);
  const whole = { tokens: clauses.flat().slice(0, 2 * MOST_TOKENS), isWhole: true, ...(apart && { apart }) };
  if (clauses.length === 1) return [whole];
  const single = clauses.map((tokens) => ({ tokens, isWhole: false }));
  if (clauses.length === 2 || clauses.length > MOST_PAIRED) return [whole, ...single];
  const pairs = clauses.slice(1).map((clause, at) => ({
    tokens: [...(clauses[at] ?? []), ...clause],
    isWhole: false,
    isPair: true as const,
  }));
  return [whole, ...single, ...pairs];
}

const MARKS = /[.,;:!?…«»"()\n—–]+/;

/** Undefined where there is one part, or more than anybody says one thing with. */
function apartIn(words: string, language: Language, correct: StoryWords['correct']): Token[] | undefined {
  const parts = words.split(MARKS).filter((part) => part.trim() !== '');
  if (parts.length === 1 || parts.length > MOST_PAIRED) return undefined;
  return parts.flatMap((part) => clausesOf(part, language, correct).flat()).slice(0, 2 * MOST_TOKENS);
}
