import type { Change } from '../change.ts';
import { valueAt } from '../tree.ts';
import type { PlainEdit } from '../wanted.ts';
import type { Written } from '../written.ts';
import { insertWays } from './insert.ts';
import { moveWays } from './move.ts';
import { removeWays } from './remove.ts';
import { renameKeyWays } from './rename-key.ts';
import { setWays } from './set.ts';

/** Ways to make an edit, the narrowest and plainest first. None is surely right: what comes of it has to be read. */
export function* waysTo(file: Written, edit: PlainEdit, wanted: unknown): Generator<Change[]> {
  yield* narrowWays(file, edit);
  const around = edit.path.slice(0, -1);
  const isEmpty = (file.entriesAt(around)?.entries.length ?? 0) === 0;
  if (edit.path.length > 0 && (isEmpty || file.isPlain(around)))
    yield* setWays(file, around, valueAt(wanted, around));
}

function narrowWays(file: Written, edit: PlainEdit): Change[][] {
  switch (edit.kind) {
    case 'set':
      return setWays(file, edit.path, edit.value);
    case 'insert':
      return insertWays(file, edit.path, edit.value);
    case 'remove':
      return removeWays(file, edit.path);
    case 'move':
      return moveWays(file, edit.path, edit.to);
    case 'renameKey':
      return renameKeyWays(file, edit.path, edit.key);
  }
}
