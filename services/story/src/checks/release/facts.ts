import { conditionsIn } from '../../explore/conditions-in.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Each fact that is declared is learned somewhere, or the note says something about nothing. */
export function checkFacts(checked: CheckedRelease, declared: readonly string[]): void {
  const { moments } = checked.release;
  const known = factsIn(moments);
  const asked = new Set(conditionsIn(moments).flatMap(({ condition }) => [...factsIn(condition)]));
  for (const fact of declared) {
    if (known.has(fact) || asked.has(fact)) continue;
    checked.inStory('FS214', ['facts', fact], { message: `No moment teaches "${fact}" or asks for it.` });
  }
}

/** Everything under `fact`, and in lists of `facts`. */
function factsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (inner: unknown) => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, each] of Object.entries(inner)) {
      if (key === 'fact' && typeof each === 'string') found.add(each);
      else if (key === 'facts' && Array.isArray(each)) for (const fact of each) found.add(String(fact));
      else visit(each);
    }
  };
  visit(value);
  return found;
}
