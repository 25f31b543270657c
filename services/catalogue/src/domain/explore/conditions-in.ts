import { type Condition, condition as schema } from '@fabula/rules/release/condition';

export interface Placed {
  readonly condition: Condition;
  /** From the value that was searched. */
  readonly path: readonly (string | number)[];
}

/** Every condition that stands somewhere in a part of a release: all that is written under `when`. */
export function conditionsIn(value: unknown, path: readonly (string | number)[] = []): Placed[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => conditionsIn(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'when') return conditionsIn(inner, [...path, key]);
    return isCondition(inner) ? [{ condition: inner, path: [...path, key] }] : [];
  });
}

/** A release was parsed once; here it is only told apart from `undefined`. */
function isCondition(value: unknown): value is Condition {
  return value !== undefined && schema.safeParse(value).success;
}
