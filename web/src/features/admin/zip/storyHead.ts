import { SourceFile } from '@fabula/story/source-file';
import { fieldsOf, textOf } from '../widgets/values.ts';
import type { ImportedStory } from './importZip.ts';

/** What an archive's story says of itself; '' and undefined where it does not. */
export interface StoryHead {
  readonly id: string | undefined;
  readonly name: { readonly en: string; readonly fr: string };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function headOf({ texts }: Pick<ImportedStory, 'texts'>): StoryHead {
  const story = fieldsOf(new SourceFile('story.yaml', texts.get('story.yaml') ?? '').value);
  const name = fieldsOf(story.name);
  const id = textOf(story.id).toLowerCase();
  return { id: ID.test(id) ? id : undefined, name: { en: textOf(name.en), fr: textOf(name.fr) } };
}
