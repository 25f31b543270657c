import type { Scene } from '@fabula/rules/scene';
import { type Chance, type Intent, sample } from './policy.ts';

/** Good things that are said of a piece of work, and what the saying adds. */
const PRAISE = 3;
const FOR_WORDS = 10;

/** What somebody who plays well says of the work, and how good it then is, 0 to 100. */
export function praise({ qualities }: Scene, chance: Chance): Required<Pick<Intent, 'facets' | 'quality'>> {
  const said = sample(qualities, PRAISE, chance);
  const quality = said.reduce((sum, { points }) => sum + points, FOR_WORDS);
  return { facets: said.map(({ id }) => id), quality: Math.min(100, quality) };
}
