import { conditionsIn } from '../../explore/conditions-in.ts';
import { walkParts } from '../../walk-parts.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Each fact that is declared is learned somewhere, or the note says something about nothing. */
export function checkFacts(checked: CheckedRelease, declared: readonly string[]): void {
  const { moments } = checked.release;
  const known = factsIn(moments);
  const asked = new Set(conditionsIn(moments).flatMap(({ condition }) => [...factsIn(condition)]));
  for (const fact of declared) {
    if (known.has(fact) || asked.has(fact)) continue;
    checked.inStory('FS214', ['facts', fact], `No moment teaches "${fact}" or asks for it.`);
  }
}

/** Everything under `fact`, and in lists of `facts`. */
function factsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  walkParts(value, (inner, path) => {
    const isFact = path.at(-1) === 'fact' || path.at(-2) === 'facts';
    if (isFact && typeof inner === 'string') found.add(inner);
    return true;
  });
  return found;
}
