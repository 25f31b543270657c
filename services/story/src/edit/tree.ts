import { isRecord } from '../names.ts';
import type { FieldPath } from '../source-file.ts';
import { NoSuchPlace } from './errors.ts';

type Step = string | number;
export type Pair = readonly [key: string, value: unknown];

/** What lies at a path of a value that was read; undefined where nothing does. */
export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((node, step) => childOf(node, step), root);
}

/** One step down. Names that every object has are no keys of a map. */
export function childOf(node: unknown, step: Step): unknown {
  if (Array.isArray(node)) return typeof step === 'number' ? node[step] : undefined;
  return isRecord(node) && Object.hasOwn(node, step) ? node[step] : undefined;
}

/** A copy in which `change` has replaced what lies at the path; the rest is the same. */
export function changedAt(root: unknown, path: FieldPath, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(root);
  const inner = changedAt(childOf(root, step), rest, change);
  if (Array.isArray(root)) return root.map((each, at) => (at === step ? inner : each));
  if (!isRecord(root)) throw new NoSuchPlace(path, 'nothing lies there.');
  return mapOf(Object.entries(root).map(([key, each]) => [key, key === String(step) ? inner : each]));
}

/** A map with these entries in this order; `__proto__` is a key as any other. */
export function mapOf(pairs: readonly Pair[]): Record<string, unknown> {
  return Object.fromEntries(pairs);
}

/** Alike, with keys in the same order: the order of names tells which comes first in a game. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
