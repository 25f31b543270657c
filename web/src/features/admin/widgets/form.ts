import type { FieldPath } from '@fabula/story/source-file';
import { createContext, useContext } from 'react';
import type { Draft } from '../draft/draft.ts';

/** A place of a draft: a file, and what of it. */
export interface Place {
  readonly file: string;
  readonly path: FieldPath;
}

/** The form that a widget stands in. It is the same as long as its file is. */
export interface FileForm {
  readonly draft: Draft;
  readonly file: string;
  /** Nothing can be changed: a reader, or a file that cannot be read now. */
  readonly isReadOnly: boolean;
  /** Shows a place as text. */
  openText(path: FieldPath): void;
  /** Where a place of this draft is edited, as an address; undefined where there is no such page. */
  hrefOf(place: Place): string | undefined;
}

export const FormContext = createContext<FileForm | undefined>(undefined);

/** All that the form's file says: for widgets that name other parts of it. */
export const RootContext = createContext<unknown>(undefined);

/** What somebody wants to see of the form's file: what is closed around it opens. A new request is a new path. */
export const ShownContext = createContext<FieldPath | undefined>(undefined);

/** The form around. */
export function useForm(): FileForm {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('a widget stands in a form');
  return form;
}
