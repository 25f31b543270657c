import type { Meaning } from './meaning.ts';

/** Of two words for one thing; of a word and its denial; of a word misheard. */
const LIKENESS = { concept: 0.85, opposite: -0.7, letters: 0.8 };
/** Letters in common (Dice over pairs) from which two words may be one, misheard or mistyped. */
const MISHEARD = 0.66;

/** From -0.7 (the same word, denied) to 1 (the same word). */
export function likeness(a: Meaning, b: Meaning): number {
  if (a.token.stem === b.token.stem) return a.token.kind === 'function' ? 1 : turned(a, b, 1);
  const shared = sharedConcept(a, b);
  if (shared !== 0) return shared;
  if (a.token.kind === 'function' || b.token.kind === 'function') return 0;
  const letters = dice(a.token.text, b.token.text);
  return letters >= MISHEARD ? turned(a, b, letters * LIKENESS.letters) : 0;
}

function turned(a: Meaning, b: Meaning, alike: number): number {
  return a.token.negated === b.token.negated ? alike : alike * LIKENESS.opposite;
}

function sharedConcept(a: Meaning, b: Meaning): number {
  let found = 0;
  for (const [concept, denied] of a.concepts) {
    const other = b.concepts.get(concept);
    if (other === denied) return LIKENESS.concept;
    if (other !== undefined) found = LIKENESS.concept * LIKENESS.opposite;
  }
  return found;
}

function dice(a: string, b: string): number {
  if (a.length < 4 || b.length < 4 || Math.abs(a.length - b.length) > 2) return 0;
  const pairs = new Set<string>();
  for (let at = 0; at < a.length - 1; at += 1) pairs.add(a.slice(at, at + 2));
  let shared = 0;
  for (let at = 0; at < b.length - 1; at += 1) if (pairs.has(b.slice(at, at + 2))) shared += 1;
  return (2 * shared) / (a.length + b.length - 2);
}
