import type { DraftStore } from '../draft/store.ts';
import type { Compared } from './useCompared.ts';

/** Brings files back to what they were before a spell of work: as one more edit of what they are now. */
export async function restore(draft: DraftStore, files: readonly Compared[]): Promise<void> {
  for (const { path, before } of files) {
    const now = draft.stateOf(path);
    if (before === undefined) draft.remove(path);
    else if (now === undefined) draft.create(path, before);
    else draft.dispatch(path, { changes: { from: 0, to: now.doc.length, insert: before } });
  }
  await draft.saveNow();
}
