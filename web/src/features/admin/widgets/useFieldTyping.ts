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
  /** The edits by which the file says what was typed, which says this now; undefined for what cannot be written. */
  editsFor(text: string, now: unknown): readonly Edit[] | undefined;
  /** What will stand in the input when the file says what was typed; just that where left out. */
  asWritten?(text: string): string;
  /** It is a text, in which two may type. */
  readonly merges?: boolean;
}

/** Typing into a field of the form around. */
export function useFieldTyping(field: FieldTyping): Typing {
  const { at, value, editing, show, editsFor, asWritten, merges = false } = field;
  const { draft, file, isReadOnly } = useForm();
  const root = () => new SourceFile(file, draft.textOf(file) ?? '').value;
  return useTyping({
    ...{ value: show(value), merges, isReadOnly },
    write: (text, goesOn) => {
      const edits = editsFor(text, valueAt(root(), at));
      if (edits === undefined) return false;
      return merges ? editing.type({ edits, goesOn }) : editing.edit(...edits);
    },
    ...(asWritten === undefined ? {} : { asWritten }),
    now: () => {
      const whole = root();
      const isThere = at.length < 2 || valueAt(whole, at.slice(0, -1)) !== undefined;
      return isThere ? show(valueAt(whole, at)) : undefined;
    },
    mayWrite: () => draft.canEdit,
    lost: (text) => draft.keepLost(file, text),
    typing: (write) => draft.typing(write),
  });
}
