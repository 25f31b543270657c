import { SourceFile } from '@fabula/story/source-file';
import type { Draft } from '../draft/draft.ts';
import type { Place } from '../widgets/form.ts';
import { fieldsOf, textOf, valueAt } from '../widgets/values.ts';

/** What something is called, in the language of whoever reads where it is said in that; '' where it has no name, or its file cannot be read. */
export function nameOf(draft: Draft, { file, path }: Place, language: string): string {
  const { value } = new SourceFile(file, draft.textOf(file) ?? '');
  const { en, fr } = fieldsOf(valueAt(value, [...path, 'name']));
  return (language === 'fr' && textOf(fr)) || textOf(en) || textOf(fr);
}
