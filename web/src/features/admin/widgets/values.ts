import type { FieldPath } from '@fabula/story/source-file';

export type Fields = Readonly<Record<string, unknown>>;

/** Fields, as YAML has them; none where it is something else. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What stands in an input for a value: nothing for what is not there. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** One step down; names that every object has are no keys. */
export function stepInto(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(stepInto, root);
}

/**
 * `next`, with the parts of `before` that are alike: what did not change is the same object again, and what shows it has
 * nothing to do.
 */
export function sharing(before: unknown, next: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(next)) {
    const list = next.map((each, at) => sharing(before[at], each));
    return list.length === before.length && list.every((each, at) => each === before[at]) ? before : list;
  }
  if (!isFields(before) || !isFields(next)) return next;
  const pairs = Object.entries(next).map(
    ([key, each]) => [key, sharing(stepInto(before, key), each)] as const,
  );
  const keys = Object.keys(before);
  const isAlike =
    keys.length === pairs.length &&
    pairs.every(([key, each], at) => key === keys[at] && each === before[key]);
  return isAlike ? before : Object.fromEntries(pairs);
}
