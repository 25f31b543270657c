import { type Compiled, compile, type Thoroughness } from './domain/compile.ts';
import { readFolder } from './folders/read-folder.ts';

export type { Compiled } from './domain/compile.ts';
export type { Problem } from './domain/problem.ts';

/**
 * Reads and compiles a story folder.
 * @param folder path of a folder with a story.yaml
 * @throws only if the folder cannot be read; everything else is among `problems`
 */
export async function compileStory(folder: string, thoroughness?: Thoroughness): Promise<Compiled> {
  return compile(await readFolder(folder), thoroughness);
}
