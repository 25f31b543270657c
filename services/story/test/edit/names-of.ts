import type { Thing } from '@fabula/story/edit/thing';
import { valueAt } from '@fabula/story/edit/tree';
import { SourceFile } from '@fabula/story/source-file';
import type { StoryFolder } from '@fabula/story/story-folder';

/** Everything in a story that can be called otherwise. */
export function thingsIn({ texts }: StoryFolder): Thing[] {
  return [...texts].flatMap(([file, text]): Thing[] => {
    const { value } = new SourceFile(file, text);
    const keys = (name: string) => Object.keys(valueAt(value, [name]) ?? {});
    if (file === 'story.yaml') {
      const of = (kind: 'item' | 'place' | 'fact', maps: readonly string[]) =>
        maps.flatMap(keys).map((slug) => ({ kind, slug }));
      return [...of('item', ['items', 'dynamicItems']), ...of('place', ['places']), ...of('fact', ['facts'])];
    }
    const [, kind, slug = ''] = /^(moment|character)s\/(.+)\.yaml$/.exec(file) ?? [];
    if (kind === 'character') return [{ kind, slug }];
    if (kind !== 'moment') return [];
    // The points of a dialogue are a number.
    const facets = [...keys('facets'), ...keys('points')];
    return [{ kind, slug }, ...facets.map((facet): Thing => ({ kind: 'facet', moment: slug, slug: facet }))];
  });
}
