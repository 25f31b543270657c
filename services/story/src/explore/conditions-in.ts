import type { Condition } from '@fabula/rules/release/condition';
import { walkParts } from '../walk-parts.ts';

type Path = readonly (string | number)[];

export interface LocatedCondition {
  readonly condition: Condition;
  /** From the value that was searched. */
  readonly path: Path;
}

const FOUND = new WeakMap<object, readonly LocatedCondition[]>();

/**
 * Every condition that stands somewhere in a part of a release: all that is written under `when`. Found once, for a
 * release never changes.
 */
export function conditionsIn(part: object): readonly LocatedCondition[] {
  const known = FOUND.get(part);
  if (known) return known;
  const found: LocatedCondition[] = [];
  walkParts(part, (value, path) => {
    if (path.at(-1) !== 'when' || !isCondition(value)) return;
    found.push({ condition: value, path: [...path] });
    return false;
  });
  FOUND.set(part, found);
  return found;
}

/** What a parsed release holds under `when` is a condition; nothing else is called so. */
function isCondition(value: unknown): value is Condition {
  return typeof value === 'object' && value !== null;
}
