import type { Edit } from '@fabula/story/edit/edit';
import type { FieldPath } from '@fabula/story/source-file';

/**
 * The edits that make one list of texts of another: only entries that differ are written, so that the others stay as they
 * are spelt. Later ones come first: each edit leaves the indexes of those after it in this list.
 */
export function listEdits(at: FieldPath, before: readonly string[], after: readonly string[]): Edit[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const old = before.slice(head, before.length - tail);
  const fresh = after.slice(head, after.length - tail);
  const path = (index: number): FieldPath => [...at, head + index];
  const removed = old
    .map((_, index): Edit => ({ kind: 'remove', path: path(index) }))
    .slice(fresh.length)
    .toReversed();
  const set = fresh
    .slice(0, old.length)
    .map((value, index): Edit => ({ kind: 'set', path: path(index), value }));
  const added = fresh
    .slice(old.length)
    .map(
      (value, index): Edit =>
        before.length === 0
          ? { kind: 'append', path: at, value }
          : { kind: 'insert', path: path(old.length + index), value },
    );
  return [...removed, ...set, ...added];
}
