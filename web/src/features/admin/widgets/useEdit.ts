import type { Edit } from '@fabula/story/edit/edit';
import { EditAsText, NoSuchPlace } from '@fabula/story/edit/errors';
import { useCallback, useState } from 'react';
import type { Typed } from '../draft/draft.ts';
import { useForm } from './form.ts';

/** Why an edit was not made: it is one for the text, or what it is about is not there any more. */
export type Refusal = 'asText' | 'gone';

export interface Editing {
  /** @returns whether it was made */
  edit(...edits: readonly Edit[]): boolean;
  /** The same of what is typed. */
  type(typed: Typed): boolean;
  readonly refusal: Refusal | undefined;
}

/** Changes the file of the form around, and says in place what could not be done. */
export function useEdit(): Editing {
  const { draft, file, isReadOnly } = useForm();
  const [refusal, setRefusal] = useState<Refusal>();
  const change = useCallback(
    (edits: readonly Edit[], act: () => void) => {
      // The right may be lost, or the file deleted, between two looks of the page.
      if (isReadOnly || !draft.canEdit || draft.textOf(file) === undefined) return false;
      const refused = edits.length === 0 ? undefined : refusalOf(act);
      setRefusal(refused);
      return refused === undefined;
    },
    [draft, file, isReadOnly],
  );
  const edit = useCallback(
    (...edits: readonly Edit[]) => change(edits, () => draft.splice(file, ...edits)),
    [change, draft, file],
  );
  const type = useCallback(
    (typed: Typed) => change(typed.edits, () => draft.type(file, typed)),
    [change, draft, file],
  );
  return { edit, type, refusal };
}

function refusalOf(edit: () => void): Refusal | undefined {
  try {
    edit();
    return undefined;
  } catch (error) {
    if (error instanceof EditAsText) return 'asText';
    if (error instanceof NoSuchPlace) return 'gone';
    throw error;
  }
}
