import type { Condition } from '@fabula/rules/release/condition';
import { memoised } from '../memoised.ts';
import { walkParts } from '../walk-parts.ts';

type Path = readonly (string | number)[];

export interface LocatedCondition {
  readonly condition: Condition;
  /** From the value that was searched. */
  readonly path: Path;
}

/** Every condition that stands somewhere in a part of a release: all that is written under `when`. */
export const conditionsIn = memoised((part: object): readonly LocatedCondition[] => {
  const found: LocatedCondition[] = [];
  walkParts(part, (value, path) => {
    if (path.at(-1) !== 'when' || !isCondition(value)) return;
    found.push({ condition: value, path: [...path] });
    return false;
  });
  return found;
});

/** What a parsed release holds under `when` is a condition; nothing else is called so. */
function isCondition(value: unknown): value is Condition {
  return typeof value === 'object' && value !== null;
}
