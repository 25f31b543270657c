import { isRecord } from '../../names.ts';
import { type FieldPath, SourceFile } from '../../source-file.ts';
import type { StoryFolder } from '../../story-folder.ts';
import type { FolderEdits } from '../folder-edits.ts';
import type { Thing } from '../thing.ts';
import { valueAt } from '../tree.ts';

export interface NamedBeside {
  readonly file: string;
  readonly path: FieldPath;
}

/** Keys of files beside the story that name a thing; the checker looks at none of them. */
export function namedBeside({ texts }: StoryFolder, thing: Thing): NamedBeside[] {
  return [...texts].flatMap(([file, text]) =>
    mapsOf(file, thing)
      .filter((map) => hasKey(new SourceFile(file, text).value, map, thing.slug))
      .map((map) => ({ file, path: [...map, thing.slug] })),
  );
}

/** In which maps of a file its keys are names of such things. */
function mapsOf(file: string, thing: Thing): readonly FieldPath[] {
  if (thing.kind === 'facet') return file === `utterances/${thing.moment}.yaml` ? [['en'], ['fr']] : [];
  if (thing.kind !== 'moment') return [];
  if (file === 'flow.yaml') return [[]];
  return /^walkthroughs\/.*\.yaml$/.test(file) ? [['says']] : [];
}

function hasKey(content: unknown, path: FieldPath, key: string): boolean {
  const map = valueAt(content, path);
  return isRecord(map) && Object.hasOwn(map, key);
}

/** Calls it by its new name there. */
export function renameBeside(edits: FolderEdits, thing: Thing, to: string): void {
  for (const { file, path } of namedBeside(edits.folder, thing))
    edits.edit(file, { kind: 'renameKey', path, key: to });
}
