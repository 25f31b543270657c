import type { FieldPath } from '../../source-file.ts';
import type { StoryFolder } from '../../story-folder.ts';
import { FolderEdits } from '../folder-edits.ts';
import { namedBeside } from '../rename/beside.ts';
import { declarationOf, fileOf } from '../rename/declaration.ts';
import type { Mend } from '../rename/mends.ts';
import { renameEverywhere, type Tell } from '../rename/references.ts';
import type { Thing } from '../thing.ts';

/** A place that names a thing. */
export interface NamedPlace {
  readonly file: string;
  readonly path: FieldPath;
  /** By a key, by a value, or within a condition. */
  readonly as: Mend['as'];
}

/**
 * All places of a story that name a thing, beside its own declaration: those that the checker would miss it at.
 * @throws NoSuchPlace if there is no such thing
 */
export function whoNames(folder: StoryFolder, thing: Thing, tell?: Tell): NamedPlace[] {
  const fresh = freshName(folder, thing.slug);
  const edits = new FolderEdits(folder);
  const mends = renameEverywhere(edits, { thing, to: fresh }, tell);
  const before = new Map([...edits.movedTexts].map(([from, to]) => [to, from]));
  const named = mends.map(({ file, path, as }): NamedPlace => {
    const own = path.map((step) => (step === fresh ? thing.slug : step));
    return { file: before.get(file) ?? file, path: own, as };
  });
  const beside = namedBeside(folder, thing).map((place) => ({ ...place, as: 'key' as const }));
  return [...named, ...beside].filter((place) => !isOwn(folder, thing, place));
}

/** Within the thing itself. */
function isOwn(folder: StoryFolder, thing: Thing, { file, path }: NamedPlace): boolean {
  const declared = declarationOf(folder, thing);
  if (declared.kind === 'files') return file === fileOf(thing);
  return file === declared.file && declared.path.every((step, at) => path[at] === step);
}

/** A name that nothing in the folder has. */
function freshName({ texts, media }: StoryFolder, slug: string): string {
  const all = [...texts]
    .flat()
    .concat([...media.keys()])
    .join('\n');
  let name = `no-${slug}`;
  while (all.includes(name)) name = `no-${name}`;
  return name;
}
