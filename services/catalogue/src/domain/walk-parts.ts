import type { FieldPath } from './problem.ts';

/**
 * Goes through a part of a release and all that is in it, from the outside in.
 * @param visit is told each value with its path from the beginning, which holds for this call only; `false`: what is
 * inside is passed over
 */
export function walkParts(
  part: unknown,
  visit: (value: unknown, path: FieldPath) => boolean | undefined,
): void {
  const path: (string | number)[] = [];
  const go = (value: unknown) => {
    if (visit(value, path) === false || typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      path.push(isList ? Number(key) : key);
      go(inner);
      path.pop();
    }
  };
  go(part);
}
