import type { FieldPath } from '../../source-file.ts';
import type { Change } from '../change.ts';
import { inFlow, quoted } from '../spelling.ts';
import type { Written } from '../written.ts';

/** Ways to write another key. */
export function renameKeyWays(file: Written, path: FieldPath, key: string): Change[][] {
  const range = file.spotAt(path)?.entry.key?.range;
  if (!range) return [];
  return [inFlow(key), quoted(key)].map((insert) => [{ from: range[0], to: range[1], insert }]);
}
