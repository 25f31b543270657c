import type { Edit } from '@fabula/story/edit/edit';
import type { FieldPath } from '@fabula/story/source-file';
import { SourceFile } from '@fabula/story/source-file';
import { useForm } from './form.ts';
import type { Editing } from './useEdit.ts';
import { type Typing, useTyping } from './useTyping.ts';
import { valueAt } from './values.ts';

export interface FieldTyping {
  readonly at: FieldPath;
  readonly value: unknown;
  readonly editing: Editing;
  /** As it stands in the input. */
  show(value: unknown): string;
  /** The edits by which the file says what was typed; undefined for what cannot be written. */
  editsFor(text: string): readonly Edit[] | undefined;
  /** What will stand in the input when the file says what was typed; just that where left out. */
  asWritten?(text: string): string;
}

/** Typing into a field of the form around. */
export function useFieldTyping({ at, value, editing, show, editsFor, asWritten }: FieldTyping): Typing {
  const { draft, file, keepLost } = useForm();
  return useTyping({
    value: show(value),
    write: (text) => {
      const edits = editsFor(text);
      return edits !== undefined && editing.edit(...edits);
    },
    ...(asWritten === undefined ? {} : { asWritten }),
    now: () => {
      const root = new SourceFile(file, draft.textOf(file) ?? '').value;
      const isThere = at.length < 2 || valueAt(root, at.slice(0, -1)) !== undefined;
      return isThere ? show(valueAt(root, at)) : undefined;
    },
    mayWrite: () => draft.canEdit,
    lost: keepLost,
  });
}
