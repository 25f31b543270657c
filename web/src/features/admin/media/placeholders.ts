import { PLACEHOLDERS_FILE, placeholderMark } from '@fabula/story/placeholders';
import { SourceFile } from '@fabula/story/source-file';
import type { Draft } from '../draft/draft.ts';
import type { Content } from '../draft/mediaFile.ts';
import { isFields } from '../widgets/values.ts';

/** Drawn pictures and where they go, by their path below media/. */
export type DrawnPictures = ReadonlyMap<string, Content>;

/** Puts placeholders into a draft and writes down that they are some: all of it goes out together. */
export function putPlaceholders(draft: Draft, pictures: DrawnPictures): void {
  if (pictures.size === 0) return;
  for (const [path, content] of pictures) draft.putMedia(`media/${path}`, content);
  const marks = [...pictures].map(([path, { sha256 }]) => [path, placeholderMark(sha256)] as const);
  const text = draft.textOf(PLACEHOLDERS_FILE);
  // Nobody writes it by hand: one that cannot be read is begun anew.
  const isUsable = text !== undefined && isMap(text);
  if (isUsable)
    draft.splice(
      PLACEHOLDERS_FILE,
      ...marks.map(([path, value]) => ({ kind: 'set', path: [path], value }) as const),
    );
  else {
    const written = marks.map(([path, mark]) => `${path}: "${mark}"\n`).join('');
    if (text === undefined) draft.create(PLACEHOLDERS_FILE, written);
    else draft.dispatch(PLACEHOLDERS_FILE, { changes: { from: 0, to: text.length, insert: written } });
  }
}

function isMap(text: string): boolean {
  const { value, syntaxErrors } = new SourceFile(PLACEHOLDERS_FILE, text);
  return syntaxErrors.length === 0 && isFields(value);
}
