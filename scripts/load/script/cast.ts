import type { Language } from '../plan.ts';
import { people, plan } from './given.ts';
import { Player } from './player.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The n-th player, from 0: they take the languages in turn. */
export function playerOf(n: number): Player {
  const person = people[n % people.length];
  if (!person) throw new Error('nobody has an account');
  return new Player(person, LANGUAGES[n % LANGUAGES.length] ?? 'en');
}

/** Which walkthrough the n-th player plays: the plan's kinds in turn, each in both languages. */
export function kindOf(n: number): string {
  const kinds = [...new Set(plan.walkthroughs.map(({ kind }) => kind))];
  return kinds[Math.floor(n / LANGUAGES.length) % kinds.length] ?? 'lost';
}
