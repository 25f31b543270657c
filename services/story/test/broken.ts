import { type Compiled, type CompileOptions, compile } from '@fabula/story/compile';
import type { StoryFolder } from '@fabula/story/story-folder';
import { parseDocument } from 'yaml';

type Step = string | number;

/** Changes of one file: `set` writes a value, `cut` takes one out. */
export interface Break {
  readonly file: string;
  readonly set?: readonly (readonly [path: readonly Step[], value: unknown])[];
  readonly cut?: readonly (readonly Step[])[];
}

/** The story with these changes. */
export function broken(story: StoryFolder, ...breaks: readonly Break[]): StoryFolder {
  const texts = new Map(story.texts);
  for (const { file, set = [], cut = [] } of breaks) {
    const document = parseDocument(texts.get(file) ?? '');
    for (const path of cut) document.deleteIn(path);
    for (const [path, value] of set) document.setIn(path, document.createNode(value));
    texts.set(file, document.toString());
  }
  return { ...story, texts };
}

/** What the checker says, as `code file field`. */
export function saidOf(folder: StoryFolder, options?: CompileOptions): string[] {
  return told(compile(folder, options));
}

function told({ problems }: Compiled): string[] {
  return problems.map(({ code, file, field }) => `${code} ${file} ${field}`);
}
