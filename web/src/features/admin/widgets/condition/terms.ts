import type { Condition } from '@fabula/rules/release/condition';
import type { Slugs } from '../slugs.ts';

/** What one part of a condition can ask for; the word that stands first in it. */
export const TERMS = [
  'success',
  'failure',
  'path',
  'fact',
  'item',
  'character',
  'rank',
  'run',
  'completions',
] as const;
export type Term = (typeof TERMS)[number];

/** A condition that joins none. */
export type Single = Exclude<Condition, { all: Condition[] } | { any: Condition[] } | { not: Condition }>;

export function isSingle(condition: Condition): condition is Single {
  return !('all' in condition || 'any' in condition || 'not' in condition);
}

export function termOf(condition: Single): Term {
  if ('outcome' in condition) return condition.outcome;
  if ('path' in condition) return 'path';
  if ('fact' in condition) return 'fact';
  if ('itemId' in condition) return 'item';
  if ('characterId' in condition) return 'character';
  if ('bestRankAtLeast' in condition) return 'rank';
  return 'run' in condition ? 'run' : 'completions';
}

/** One that asks for something else, filled in as far as it goes without its author. */
export function newTerm(term: Term, slugs: Slugs): Single {
  const made: Readonly<Record<Term, Single>> = {
    success: { outcome: 'success' },
    failure: { outcome: 'failure' },
    path: { path: '' },
    fact: { fact: slugs.fact[0] ?? '' },
    item: { itemId: slugs.item[0] ?? slugs['dynamic item'][0] ?? '' },
    character: { characterId: slugs.character[0] ?? '' },
    rank: { bestRankAtLeast: 3 },
    run: { run: { from: 2 } },
    completions: { completions: { from: 1 } },
  };
  return made[term];
}
