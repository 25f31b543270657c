import type { Problem } from '../../problem.ts';
import type { FieldPath, SourceFile } from '../../source-file.ts';
import type { Edit } from '../edit.ts';
import { CONDITION_WORDS, MISSING, type Thing } from '../thing.ts';
import { valueAt } from '../tree.ts';
import { renamedInCondition } from './condition-words.ts';

/** A place that names a thing, and how it does. */
export interface Mend {
  readonly file: string;
  readonly path: FieldPath;
  readonly as: 'key' | 'value' | 'condition';
  readonly edit: Edit;
}

/** How to mend a place at which a thing is not found any more under its name; undefined if it is about something else. */
export function mendOf(problem: Problem, source: SourceFile, { thing, to }: Renaming): Mend | undefined {
  const { code, file, path } = problem;
  if (thing.kind === 'facet' && file !== `moments/${thing.moment}.yaml`) return undefined;
  const written = valueAt(source.value, path);
  if (code === 'FS111' || code === 'FS115') return inCondition(problem, written, { thing, to });
  if (code !== MISSING[thing.kind]) return undefined;
  if (written === thing.slug) return { file, path, as: 'value', edit: { kind: 'set', path, value: to } };
  const isKey = path.at(-1) === thing.slug && written !== undefined;
  return isKey ? { file, path, as: 'key', edit: { kind: 'renameKey', path, key: to } } : undefined;
}

export interface Renaming {
  readonly thing: Thing;
  readonly to: string;
}

function inCondition({ file, path }: Problem, written: unknown, { thing, to }: Renaming): Mend | undefined {
  const word = CONDITION_WORDS[thing.kind];
  if (word === undefined || typeof written !== 'string') return undefined;
  const value = renamedInCondition(written, { word, slug: thing.slug, to });
  return value === written ? undefined : { file, path, as: 'condition', edit: { kind: 'set', path, value } };
}
