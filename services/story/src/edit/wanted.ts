import { isRecord } from '../names.ts';
import type { FieldPath } from '../source-file.ts';
import type { Edit, Value } from './edit.ts';
import { NoSuchPlace } from './errors.ts';
import { changedAt, mapOf, type Pair, valueAt } from './tree.ts';

/** An edit of something that is there: the entry itself, or what it is put into. */
export type PlainEdit =
  | Exclude<Edit, { kind: 'insert' | 'append' }>
  | { readonly kind: 'insert'; readonly path: FieldPath; readonly value: Value };

/**
 * The same edit, told by what is there: a key that is missing is inserted into the nearest map around it.
 * @throws NoSuchPlace
 */
export function plainEdit(root: unknown, edit: Edit): PlainEdit {
  if (edit.kind === 'append') return appended(root, edit);
  if (edit.kind === 'set') return isThere(root, edit.path) ? edit : inserted(root, edit);
  const [parent, step] = [valueAt(root, edit.path.slice(0, -1)), edit.path.at(-1)];
  const isNew = edit.kind === 'insert' && Array.isArray(parent) && step === parent.length;
  if (!isNew && !isThere(root, edit.path)) throw new NoSuchPlace(edit.path, 'nothing lies there.');
  if (edit.kind === 'insert' && !Array.isArray(parent)) throw new NoSuchPlace(edit.path, 'this is no list.');
  return edit;
}

/**
 * What a file should be read as after the edit.
 * @throws NoSuchPlace
 */
export function wantedAfter(root: unknown, edit: PlainEdit): unknown {
  if (edit.kind === 'set') return changedAt(root, edit.path, () => edit.value);
  const around = edit.path.slice(0, -1);
  return changedAt(root, around, (parent) => changedEntries(parent, edit));
}

function changedEntries(parent: unknown, edit: Exclude<PlainEdit, { kind: 'set' }>): unknown {
  if (Array.isArray(parent)) return changedList(parent, edit);
  const pairs = isRecord(parent) ? Object.entries(parent) : [];
  const name = String(edit.path.at(-1));
  if (edit.kind === 'insert') return mapOf([...pairs, [name, edit.value]]);
  if (edit.kind === 'renameKey') return mapOf(renamed(pairs, name, edit));
  const at = pairs.findIndex(([key]) => key === name);
  return mapOf(reordered(pairs, at, edit));
}

function changedList(list: readonly unknown[], edit: Exclude<PlainEdit, { kind: 'set' }>): unknown[] {
  const at = Number(edit.path.at(-1));
  if (edit.kind === 'insert') return list.toSpliced(at, 0, edit.value);
  if (edit.kind === 'renameKey') throw new NoSuchPlace(edit.path, 'entries of a list have no names.');
  return reordered(list, at, edit);
}

function reordered<T>(list: readonly T[], at: number, edit: PlainEdit & { kind: 'remove' | 'move' }): T[] {
  const rest = list.toSpliced(at, 1);
  if (edit.kind === 'remove') return rest;
  if (!Number.isInteger(edit.to) || edit.to < 0 || edit.to > rest.length)
    throw new NoSuchPlace(edit.path, `there is no place ${edit.to}.`);
  return rest.toSpliced(edit.to, 0, ...list.slice(at, at + 1));
}

function renamed(
  pairs: readonly Pair[],
  name: string,
  { path, key }: { path: FieldPath; key: string },
): Pair[] {
  if (key !== name && pairs.some(([taken]) => taken === key))
    throw new NoSuchPlace(path, `"${key}" is there already.`);
  return pairs.map(([each, value]) => [each === name ? key : each, value]);
}

function isThere(root: unknown, path: FieldPath): boolean {
  const [around, step] = [valueAt(root, path.slice(0, -1)), path.at(-1)];
  if (step === undefined) return true;
  if (Array.isArray(around)) return typeof step === 'number' && Object.hasOwn(around, step);
  return isRecord(around) && Object.hasOwn(around, step);
}

function appended(root: unknown, { path, value }: { path: FieldPath; value: Value }): PlainEdit {
  const list = valueAt(root, path) ?? [];
  if (!Array.isArray(list)) throw new NoSuchPlace(path, 'this is no list.');
  if (list.length > 0) return { kind: 'insert', path: [...path, list.length], value };
  return plainEdit(root, { kind: 'set', path, value: [value] });
}

function inserted(root: unknown, { path, value }: { path: FieldPath; value: Value }): PlainEdit {
  const around = path.slice(0, -1);
  const parent = valueAt(root, around) ?? undefined;
  const step = path.at(-1);
  if (isRecord(parent) && typeof step === 'string') return { kind: 'insert', path, value };
  if (parent !== undefined || step === undefined || (typeof step === 'number' && step > 0))
    throw new NoSuchPlace(path, 'nothing can be put there.');
  const whole = typeof step === 'number' ? [value] : Object.fromEntries([[step, value]]);
  if (around.length === 0) return { kind: 'set', path: [], value: whole };
  return plainEdit(root, { kind: 'set', path: around, value: whole });
}
