import type { Sources } from '../names.ts';
import type { Problems } from '../problem.ts';
import { isReserved, reservedIn } from '../reserved-names.ts';
import type { SourceFile } from '../source-file.ts';
import type { StoryFolder } from '../story-folder.ts';

/**
 * Nothing that authors name, files included, has a name that every object has. Looked for in what is written: of some such names
 * nothing is left in what is read of it.
 */
export function checkReservedNames({ slug }: StoryFolder, sources: Sources, problems: Problems): void {
  const refuse = (source: SourceFile, name: string, path: readonly (string | number)[] = []) =>
    problems.report('FS218', { source, path, message: `Nothing can be called "${name}".` });
  if (isReserved(slug)) refuse(sources.story, slug);
  for (const [name, source] of [...sources.characters, ...sources.moments])
    if (isReserved(name)) refuse(source, name);
  for (const source of [sources.story, ...sources.characters.values(), ...sources.moments.values()])
    for (const path of reservedIn(source)) refuse(source, String(path.at(-1)), path);
}
