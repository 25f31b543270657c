import { applied, type Change } from './change.ts';
import type { Edit } from './edit.ts';
import { EditAsText } from './errors.ts';
import { isSame } from './tree.ts';
import { plainEdit, wantedAfter } from './wanted.ts';
import { waysTo } from './ways/ways.ts';
import { Written } from './written.ts';

/** A text after an edit, and what was replaced in it. */
export interface Spliced {
  readonly text: string;
  readonly changes: readonly Change[];
}

/**
 * Makes an edit in a YAML text: only what it is about is written anew, all around it stays to the byte. The result has
 * been read again, and says what is wanted.
 * @param file a text, or one that was read before and is edited again
 * @throws NoSuchPlace if what is edited is not there, or is there already
 * @throws EditAsText if the text is no YAML, or no spelling is read as what is wanted
 */
export function splice(file: string | Written, edit: Edit): Spliced {
  const written = typeof file === 'string' ? new Written(file) : file;
  const plain = plainEdit(written.value, edit);
  const wanted = wantedAfter(written.value, plain);
  if (isSame(written.value, wanted)) return { text: written.text, changes: [] };
  for (const changes of waysTo(written, plain, wanted)) {
    const text = applied(written.text, changes);
    if (says(text, wanted)) return { text, changes };
  }
  throw new EditAsText(edit.path, 'There is no sure way to write this here.');
}

function says(text: string, wanted: unknown): boolean {
  try {
    return isSame(new Written(text).value, wanted);
  } catch (error) {
    if (error instanceof EditAsText) return false;
    throw error;
  }
}
