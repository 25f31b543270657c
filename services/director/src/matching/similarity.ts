import type { Meaning } from './meaning.ts';

/** Of two words for one thing; of a word and its denial; of a word misheard. */
const SIMILARITY = { concept: 0.85, opposite: -0.7, letters: 0.8, contrary: 0.6 };
/** Letters in common (Dice over pairs) from which two words may be one, misheard or mistyped. */
const MISHEARD = 0.66;
/** Of a word that may be misheard: its fewest letters, and how many more or fewer what was meant may have. */
export const SHORTEST = 4;
export const MOST_APART = 2;

/** From -0.7 (the same word, denied) to 1 (the same word). */
export function similarity(a: Meaning, b: Meaning): number {
  if (a.token.stem === b.token.stem) return a.token.kind === 'function' ? 1 : turned(a, b, 1);
  const shared = sharedConcept(a, b);
  if (shared !== 0) return shared;
  if (a.token.kind === 'function' || b.token.kind === 'function') return 0;
  const letters = dice(a.token.text, b.token.text);
  return letters >= MISHEARD ? turned(a, b, letters * SIMILARITY.letters) : 0;
}

function turned(a: Meaning, b: Meaning, alike: number): number {
  return a.token.negated === b.token.negated ? alike : alike * SIMILARITY.opposite;
}

function sharedConcept(a: Meaning, b: Meaning): number {
  if (a.concepts.size === 0 || b.concepts.size === 0) return 0;
  let found = 0;
  for (const [concept, denied] of a.concepts) {
    const other = b.concepts.get(concept);
    if (other === denied) return SIMILARITY.concept;
    if (other !== undefined) found = SIMILARITY.concept * SIMILARITY.opposite;
  }
  return found === 0 ? opposed(a, b) : found;
}

/** "Come" and "away": one denies the other; of two contraries, "not the one" says the other. */
function opposed(a: Meaning, b: Meaning): number {
  for (const { concept, isDenied, isContrary } of a.opposites) {
    const other = b.concepts.get(concept);
    if (other === undefined) continue;
    if (other === isDenied) return isDenied ? 0 : SIMILARITY.concept * SIMILARITY.opposite;
    if (isContrary) return SIMILARITY.contrary;
  }
  return 0;
}

/** Letter pairs in common, 0 to 1 (Dice). Words that begin and end differently are not asked. */
function dice(a: string, b: string): number {
  if (a.length < SHORTEST || b.length < SHORTEST || Math.abs(a.length - b.length) > MOST_APART) return 0;
  if (a[0] !== b[0] && a.at(-1) !== b.at(-1)) return 0;
  let shared = 0;
  for (let at = 0; at < b.length - 1; at += 1) if (a.includes(b.slice(at, at + 2))) shared += 1;
  return (2 * shared) / (a.length + b.length - 2);
}
