import type { Text } from '@codemirror/state';
import { SourceFile } from '@fabula/story/source-file';
import { type Outline, outlineOf } from './outline.ts';

/** By text, which never changes: what the worker has read, and what was read here since. */
const known = new WeakMap<Text, Outline>();

/** What a text of a moment or a character says by itself. Each text is read once, however often it is asked for. */
export function outlineOfText(path: string, text: Text): Outline {
  const found = known.get(text) ?? outlineOf(new SourceFile(path, text.toString()));
  known.set(text, found);
  return found;
}

/** What somebody else has read. */
export function tellOutline(text: Text, outline: Outline): void {
  if (!known.has(text)) known.set(text, outline);
}
