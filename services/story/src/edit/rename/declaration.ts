import { isRecord } from '../../names.ts';
import { type FieldPath, SourceFile } from '../../source-file.ts';
import type { StoryFolder } from '../../story-folder.ts';
import { NoSuchPlace } from '../errors.ts';
import type { Thing } from '../thing.ts';
import { valueAt } from '../tree.ts';

/** Where a thing is declared: by files of its own, or by a key of one. */
export type Declaration =
  | { readonly kind: 'files' }
  | { readonly kind: 'key'; readonly file: string; readonly path: FieldPath };

/** @throws NoSuchPlace */
export function declarationOf(folder: StoryFolder, thing: Thing): Declaration {
  if (thing.kind === 'moment' || thing.kind === 'character') {
    if (!folder.texts.has(fileOf(thing))) throw new NoSuchPlace([fileOf(thing)], 'there is no such file.');
    return { kind: 'files' };
  }
  const [file, maps] = mapsOf(thing);
  const { value } = new SourceFile(file, folder.texts.get(file) ?? '');
  const map = maps.find((name) => {
    const entries = valueAt(value, [name]);
    return isRecord(entries) && Object.hasOwn(entries, thing.slug);
  });
  if (map === undefined) throw new NoSuchPlace([thing.slug], `${file} declares nothing of this name.`);
  return { kind: 'key', file, path: [map, thing.slug] };
}

/** The file that a moment or a character is. */
export function fileOf({ kind, slug }: Thing): string {
  return `${kind}s/${slug}.yaml`;
}

/** In which file it is a key, and of which maps. */
function mapsOf(thing: Thing): readonly [file: string, maps: readonly string[]] {
  if (thing.kind === 'facet') return [`moments/${thing.moment}.yaml`, ['facets', 'points']];
  return ['story.yaml', thing.kind === 'item' ? ['items', 'dynamicItems'] : [`${thing.kind}s`]];
}
