import type { FormSchema } from '@fabula/story/form';
import type { FieldPath } from '@fabula/story/source-file';
import { isSamePath } from './paths.ts';
import type { FieldTexts } from './texts.ts';

/** What every widget is given. It reads its own value alone, and writes at its own place alone. */
export interface WidgetProps {
  readonly at: FieldPath;
  readonly schema: FormSchema;
  /** Undefined where the file says nothing there. */
  readonly value: unknown;
  readonly isRequired: boolean;
  /** Names of the fields around it and its own, for texts. */
  readonly names: readonly string[];
  /** What it is called, where its field's texts do not do: an entry that an author named. */
  readonly texts: FieldTexts;
}

/** What a field is given: its texts are found by its names, unless it is called by an author's name. */
export interface FieldProps extends Omit<WidgetProps, 'texts'> {
  readonly texts?: FieldTexts | undefined;
}

/** Whether a field would show the same again. */
export function isSameField(before: FieldProps, next: FieldProps): boolean {
  return (
    before.value === next.value &&
    before.schema === next.schema &&
    before.isRequired === next.isRequired &&
    before.texts?.label === next.texts?.label &&
    isSamePath(before.at, next.at)
  );
}
