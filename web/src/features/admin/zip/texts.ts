import { MOST_TEXT_BYTES } from '@fabula/story/draft-files';
import { ZipRefused } from './refused.ts';

/** A text as a draft keeps it, and whether that is another one than lay in the archive. */
export interface ReadText {
  readonly text: string;
  readonly isChanged: boolean;
}

const BOM = '\uFEFF';

/**
 * UTF-8 with LF, for that is what drafts are kept as.
 * @throws ZipRefused if it is no text
 */
export function textIn(bytes: Uint8Array, path: string): ReadText {
  if (bytes.length > MOST_TEXT_BYTES) throw new ZipRefused('text_size', path);
  const written = decoded(bytes, path);
  if (written.includes('\0')) throw new ZipRefused('text_control', path);
  const text = (written.startsWith(BOM) ? written.slice(1) : written).replace(/\r\n?/g, '\n');
  return { text, isChanged: text !== written };
}

function decoded(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ZipRefused('text_encoding', path);
  }
}
