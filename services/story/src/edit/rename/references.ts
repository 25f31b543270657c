import { checkNamedParts } from '../../checks/named-parts.ts';
import type { Sources } from '../../names.ts';
import { readStory } from '../../read-story.ts';
import type { SourceFile } from '../../source-file.ts';
import type { FolderEdits } from '../folder-edits.ts';
import { declarationOf } from './declaration.ts';
import { type Mend, mendOf, type Renaming } from './mends.ts';
import { renameOwnFiles } from './own-files.ts';

/** Is told how far long work is, from 0 to 1. It may fall back where more comes to light. */
export type Tell = (share: number) => void;

/**
 * Calls a thing by another name where it is declared, and mends whatever the checker then misses, until it misses nothing.
 * @returns the places that named it, as they are called then
 */
export function renameEverywhere(edits: FolderEdits, renaming: Renaming, tell: Tell = () => {}): Mend[] {
  const { thing, to } = renaming;
  const declaration = declarationOf(edits.folder, thing);
  renameOwnFiles(edits, thing, to);
  if (declaration.kind === 'key')
    edits.edit(declaration.file, { kind: 'renameKey', path: declaration.path, key: to });
  const mended: Mend[] = [];
  // A place that is mended lets the checker see what is around it.
  for (let mends = mendsIn(edits, renaming); mends.length > 0; mends = mendsIn(edits, renaming)) {
    for (const [at, { file, edit }] of mends.entries()) {
      tell((mended.length + at) / (mended.length + mends.length));
      edits.edit(file, edit);
    }
    mended.push(...mends);
  }
  return mended;
}

/** What is inside first: a key that is called otherwise changes the paths of all under it. */
function mendsIn(edits: FolderEdits, renaming: Renaming): Mend[] {
  const { folder } = edits;
  const { sources, authored, problems } = readStory(folder);
  if (authored !== undefined) checkNamedParts({ folder, sources, authored, problems });
  const mends = problems.list.flatMap((problem) => {
    const source = sourceOf(sources, problem.file);
    return (source && mendOf(problem, source, renaming)) ?? [];
  });
  const places = new Map(mends.map((mend) => [JSON.stringify([mend.file, mend.path]), mend]));
  return [...places.values()].sort((a, b) => b.path.length - a.path.length);
}

function sourceOf({ story, characters, moments }: Sources, file: string): SourceFile | undefined {
  return [story, ...characters.values(), ...moments.values()].find(({ name }) => name === file);
}
