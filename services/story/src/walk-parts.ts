import type { FieldPath } from './source-file.ts';

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
  const into = (key: string | number, value: unknown) => {
    path.push(key);
    go(value);
    path.pop();
  };
  const go = (value: unknown) => {
    if (visit(value, path) === false || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) for (let at = 0; at < value.length; at += 1) into(at, value[at]);
    else for (const key of Object.keys(value)) into(key, Reflect.get(value, key));
  };
  go(part);
}
