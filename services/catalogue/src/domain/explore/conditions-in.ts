import type { Condition } from '@fabula/rules/release/condition';

type Path = readonly (string | number)[];

export interface Placed {
  readonly condition: Condition;
  /** From the value that was searched. */
  readonly path: Path;
}

const FOUND = new WeakMap<object, readonly Placed[]>();

/**
 * Every condition that stands somewhere in a part of a release: all that is written under `when`. Found once, for a
 * release never changes.
 */
export function conditionsIn(part: object): readonly Placed[] {
  const known = FOUND.get(part);
  if (known) return known;
  const found: Placed[] = [];
  visit(part, [], found);
  FOUND.set(part, found);
  return found;
}

function visit(value: unknown, path: Path, found: Placed[]): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      if (typeof each === 'object') visit(each, [...path, index], found);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'object') continue;
      if (key !== 'when') visit(inner, [...path, key], found);
      else if (isCondition(inner)) found.push({ condition: inner, path: [...path, key] });
    }
  }
}

/** What a parsed release holds under `when` is a condition; nothing else is called so. */
function isCondition(value: unknown): value is Condition {
  return typeof value === 'object' && value !== null;
}
