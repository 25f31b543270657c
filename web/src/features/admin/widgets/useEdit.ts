import type { Edit } from '@fabula/story/edit/edit';
import { EditAsText, NoSuchPlace } from '@fabula/story/edit/errors';
import { useCallback, useState } from 'react';
import { useForm } from './form.ts';

/** Why an edit was not made: it is one for the text, or what it is about is not there any more. */
export type Refusal = 'asText' | 'gone';

export interface Editing {
  /** @returns whether it was made */
  edit(...edits: readonly Edit[]): boolean;
  readonly refusal: Refusal | undefined;
}

/** Changes the file of the form around, and says in place what could not be done. */
export function useEdit(): Editing {
  const { draft, file, isReadOnly } = useForm();
  const [refusal, setRefusal] = useState<Refusal>();
  const edit = useCallback(
    (...edits: readonly Edit[]) => {
      // The right may be lost between two looks of the page.
      if (isReadOnly || !draft.canEdit) return false;
      const refused = edits.length === 0 ? undefined : refusalOf(() => draft.splice(file, ...edits));
      setRefusal(refused);
      return refused === undefined;
    },
    [draft, file, isReadOnly],
  );
  return { edit, refusal };
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
