import { createHash } from 'node:crypto';
import type { Taught } from './sentences.ts';

/**
 * Of the sentences written for teaching, by which weights are known to be stale. Not of the stories: they change often,
 * and what an edit of one changes of all that was learned is little.
 */
export function digestOf(own: readonly Taught[]): string {
  const said = own.map(({ kind, words }) => `${kind}: ${words}`).sort();
  return createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 16);
}
