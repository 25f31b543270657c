import { ChangeSet } from '@codemirror/state';
import type { Edit } from '@fabula/story/edit/edit';
import { splice } from '@fabula/story/edit/splice';

/** By this an edit of what a text means is told from what is typed: it is undone by itself. */
export const SPLICE = 'input.splice';

/**
 * Edits of what a text means as one change of its editor, which is empty where they change nothing.
 * @throws EditAsText where there is no sure way to write one of them
 */
export function spliced(text: string, edits: readonly Edit[]): ChangeSet {
  let written = text;
  let changes = ChangeSet.empty(text.length);
  for (const edit of edits) {
    const next = splice(written, edit);
    changes = changes.compose(ChangeSet.of([...next.changes], written.length));
    written = next.text;
  }
  return changes;
}
