import { memoised } from './memoised.ts';
import type { FieldPath, SourceFile } from './source-file.ts';

/**
 * Names of what every object of JavaScript has already, or what makes one: whoever looks up an author's names in an object finds
 * something there that nobody wrote.
 */
const RESERVED: ReadonlySet<string> = new Set([
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'prototype',
  'toLocaleString',
  'toString',
  'valueOf',
]);

/** Whether nothing of a story can be called so. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name);
}

/** Whether one of the folders of a path, or its file without its ending, is called so. */
export function hasReservedPart(path: string): boolean {
  return path.split('/').some((part) => isReserved(part.split('.', 1)[0] ?? ''));
}

/** Where in a file something is called so. */
export const reservedIn: (source: SourceFile) => readonly FieldPath[] = memoised((source) => [
  ...reservedBelow(source.value, [], new Set()),
]);

/** @param seen what an alias repeats is told once */
function* reservedBelow(value: unknown, path: FieldPath, seen: Set<object>): Generator<FieldPath> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (isReserved(key)) yield at;
    yield* reservedBelow(inner, at, seen);
  }
}
