import type { Condition } from '@fabula/rules/release/condition';
import { parseCondition } from '../../condition-text.ts';
import type { Names } from '../../names.ts';
import { readEmotion } from '../../schema/parts.ts';
import type { FieldPath } from '../../source-file.ts';
import { writeCondition } from '../../write-condition.ts';
import type { Edit } from '../edit.ts';
import { valueAt } from '../tree.ts';
import type { NamedPlace } from './who-names.ts';
import { without } from './without.ts';

export interface Cutting {
  /** What the place's file says. */
  readonly content: unknown;
  readonly names: Names;
  /** Whether a part of a condition asks for what is deleted. */
  readonly isGone: (part: Condition) => boolean;
}

/** The edit after which a place names a thing no more; undefined where its author has to name another one. */
export function cutOf(place: NamedPlace, cutting: Cutting): Edit | undefined {
  if (place.as === 'key') return { kind: 'remove', path: place.path };
  if (place.as === 'condition') return cutCondition(place.path, cutting);
  const path = withoutValue(place.path, cutting.content);
  return path && { kind: 'remove', path };
}

/** What goes with a value, by its field: the value alone, or what means nothing without it. */
function withoutValue(path: FieldPath, content: unknown): FieldPath | undefined {
  const [field, around] = [path.at(-1), path.at(-3)];
  if (typeof field === 'number') return withoutEntry(path, content);
  if (field === 'by') return lineAround(path);
  if (field === 'to' || around === 'suits') return path.slice(0, -1);
  return ALONE.has(field) ? path : undefined;
}

/** Fields that may be left out. */
const ALONE: ReadonlySet<unknown> = new Set(['skipTo', 'fact', 'background', 'after', 'countsAs']);

/** Lists of which each entry may be the last one; of others an empty one asks for something that cannot be. */
function withoutEntry(path: FieldPath, content: unknown): FieldPath {
  const [list, around] = [path.slice(0, -1), path.slice(0, -2)];
  const entries = valueAt(content, list);
  if (!Array.isArray(entries) || entries.length > 1) return path;
  return typeof list.at(-1) === 'number' ? list : list.at(-1) === 'missing' ? around : path;
}

function cutCondition(path: FieldPath, { content, names, isGone }: Cutting): Edit | undefined {
  const rest = without(parseCondition(String(valueAt(content, path)), names), isGone);
  if (rest === true) return isDemanded(path) ? undefined : { kind: 'remove', path };
  if (rest === false) return { kind: 'remove', path: lineAround(path) ?? path.slice(0, -1) };
  const value = writeCondition(rest, names);
  return value === undefined ? undefined : { kind: 'set', path, value };
}

/** `bonus: { points, when }`: without a condition there is none. */
function isDemanded(path: FieldPath): boolean {
  return path.at(-2) === 'bonus' || path.at(-2) === 'confirm' || path.at(-3) === 'conditionalExamples';
}

/** Of a field of a line (`lines: [{ sadness 3: { by } }]`) the whole line. */
function lineAround(path: FieldPath): FieldPath | undefined {
  const isLine = typeof path.at(-3) === 'number' && readEmotion(String(path.at(-2))) !== undefined;
  return isLine ? path.slice(0, -2) : undefined;
}
