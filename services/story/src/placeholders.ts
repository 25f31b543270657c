import { isRecord } from './names.ts';
import { SourceFile } from './source-file.ts';
import type { StoryFolder } from './story-folder.ts';

/** Beside the story: which of its pictures were drawn by a button, until somebody puts others there. */
export const PLACEHOLDERS_FILE = 'placeholders.yaml';
/** So many digits of a picture's hash are written there. */
const DIGITS = 16;
const HASH = /^[0-9a-f]{8,64}$/;

/** What is written of a picture with this sha256. */
export const placeholderMark = (sha256: string): string => sha256.slice(0, DIGITS);

/**
 * Paths below media/ at which the very picture lies that was drawn as a placeholder. Where another one took its place, what is
 * written of it means nothing any more; nor does a file that cannot be read.
 */
export function placeholdersIn({ texts, media }: Pick<StoryFolder, 'texts' | 'media'>): ReadonlySet<string> {
  const text = texts.get(PLACEHOLDERS_FILE);
  if (text === undefined) return new Set();
  const { value } = new SourceFile(PLACEHOLDERS_FILE, text);
  const marks = isRecord(value) ? Object.entries(value) : [];
  return new Set(marks.flatMap(([path, mark]) => (isMarkOf(mark, media.get(path)) ? [path] : [])));
}

function isMarkOf(mark: unknown, hash: string | undefined): boolean {
  return typeof mark === 'string' && HASH.test(mark) && (hash?.startsWith(mark) ?? false);
}
