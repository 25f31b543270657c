import { SourceFile } from '@fabula/story/source-file';
import type { Draft } from '../draft/draft.ts';
import type { Place } from '../widgets/form.ts';
import { textOf, valueAt } from '../widgets/values.ts';

/** What something is called in English; '' where it has no name, or its file cannot be read. */
export function nameOf(draft: Draft, { file, path }: Place): string {
  const { value } = new SourceFile(file, draft.textOf(file) ?? '');
  return textOf(valueAt(value, [...path, 'name', 'en']));
}
