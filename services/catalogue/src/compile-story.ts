import { type Compiled, type CompileOptions, compile } from '@fabula/story/compile';
import { packedBytes } from './folders/packed-bytes.ts';
import { readFolder } from './folders/read-folder.ts';

/**
 * Reads and compiles a story folder.
 * @param folder path of a folder with a story.yaml
 * @throws only if the folder cannot be read; everything else is among `problems`
 */
export async function compileStory(folder: string, options?: CompileOptions): Promise<Compiled> {
  return compile(await readFolder(folder), { ...options, packedBytes });
}
