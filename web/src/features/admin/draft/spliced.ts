import { Annotation, ChangeSet } from '@codemirror/state';
import type { Edit } from '@fabula/story/edit/edit';
import { splice } from '@fabula/story/edit/splice';
import type { FieldPath } from '@fabula/story/source-file';
import { changeBetween } from './changeBetween.ts';
import type { Typed } from './draft.ts';

/** By this an edit of what a text means is told from what is typed: it is undone by itself. */
export const SPLICE = 'input.splice';

/** On what a form changed: the places where a value was chosen; none where it was typed. */
export const ofForm = Annotation.define<readonly FieldPath[]>();

/** See `ofForm`. */
export const chosenBy = (edits: readonly Edit[]): readonly FieldPath[] =>
  edits.flatMap(({ kind, path }) => (kind === 'set' ? [path] : []));

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

/** The same of what is typed: of what is replaced only letters that differ, so that others may type beside them. */
export function letterwise(text: string, edits: readonly Edit[]): ChangeSet {
  const changes: { from: number; to: number; insert: string }[] = [];
  spliced(text, edits).iterChanges((from, to, _start, _end, insert) => {
    const fewer = changeBetween(text.slice(from, to), insert.toString());
    changes.push({ from: from + fewer.from, to: from + fewer.to, insert: fewer.insert });
  });
  return ChangeSet.of(changes, text.length);
}

/** What the history takes for typing; one that goes on is one step with what came before. */
export const typingEvent = ({ goesOn }: Pick<Typed, 'goesOn'>): string =>
  goesOn ? 'input.type.compose' : 'input.type';
