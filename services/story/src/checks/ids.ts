import type { FieldPath, SourceFile } from '../source-file.ts';
import type { CheckedStory } from './checked-story.ts';

/** Every id stands for one thing. */
export function checkIds({ sources, authored, problems }: CheckedStory): void {
  const { story, characters, moments } = authored;
  const owners = new Map<string, string>();
  const claim = (id: string, source: SourceFile | undefined, path: FieldPath) => {
    if (source === undefined) return;
    const owner = owners.get(id);
    owners.set(id, owner ?? source.name);
    if (owner === undefined) return;
    problems.report('FS201', { source, path, message: `This id is used already in ${owner}.` });
  };
  claim(story.id, sources.story, ['id']);
  for (const { id, slug } of story.items) claim(id, sources.story, ['items', slug, 'id']);
  for (const { id, slug } of story.dynamicItems) claim(id, sources.story, ['dynamicItems', slug, 'id']);
  for (const { id, slug } of story.places) claim(id, sources.story, ['places', slug, 'id']);
  for (const [slug, { id }] of characters) claim(id, sources.characters.get(slug), ['id']);
  for (const [slug, { id }] of moments) claim(id, sources.moments.get(slug), ['id']);
}
