import type { Query } from '@fabula/kit/db';
import type { FileChange } from '../../../domain/drafts/apply-edit.ts';
import { DraftFull, EditIncomplete } from '../../../domain/drafts/errors.ts';
import { MOST_TEXTS_BYTES } from '../../../domain/drafts/limits.ts';
import { findParts, keepPart, waitingSize } from '../../../store/drafts/parts.ts';

interface Staged {
  readonly storyId: string;
  readonly editId: string;
  readonly userId: string;
}

/** Of all edits of a story that wait: one import, and what JSON adds to it. */
const MOST_WAITING = 2 * MOST_TEXTS_BYTES;

/** Keeps a part until the last one comes. Throws DraftFull where more waits than any story may have. */
export async function keepForLast(
  query: Query,
  staged: Staged,
  { part, changes }: { readonly part: number; readonly changes: readonly FileChange[] },
): Promise<void> {
  const files = JSON.stringify(changes);
  if ((await waitingSize(query, staged.storyId)) + files.length > MOST_WAITING)
    throw new DraftFull({ message: 'More changes wait for their last part than a story can have.' });
  await keepPart(query, staged, part, files);
}

/** What was kept of the parts before the last one. Throws EditIncomplete. */
export async function allParts(query: Query, staged: Staged, last: number): Promise<FileChange[]> {
  const parts = await findParts(query, staged, last);
  if (parts === undefined) throw new EditIncomplete();
  // This service has written it.
  return parts.flatMap((files) => JSON.parse(files) as FileChange[]);
}
