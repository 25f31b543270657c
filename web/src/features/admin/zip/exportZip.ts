import { type Zippable, zipSync } from 'fflate';
import { MOST_BYTES } from './limits.ts';
import { ZipRefused } from './refused.ts';

interface Exported {
  /** The folder's name in the archive. */
  readonly slug: string;
  readonly texts: Iterable<readonly [path: string, text: string]>;
  /** Path from the story's folder on, with `media/`, → content. */
  readonly media: Iterable<readonly [path: string, bytes: Uint8Array]>;
}

/** The same story is the same archive, whenever it is made: the first day that archives know. */
const MADE = new Date(1980, 0, 1);

/**
 * A story as an archive with its folder inside, which `importZip` reads byte for byte.
 * @throws ZipRefused if it is larger than may come in again
 */
export function exportZip({ slug, texts, media }: Exported): Uint8Array {
  const encoder = new TextEncoder();
  const files: Zippable = {};
  for (const [path, text] of texts)
    files[`${slug}/${path}`] = [encoder.encode(text), { level: 6, mtime: MADE }];
  // Pictures and sounds are packed already.
  for (const [path, bytes] of media) files[`${slug}/${path}`] = [bytes, { level: 0, mtime: MADE }];
  const zip = zipSync(files);
  if (zip.length > MOST_BYTES) throw new ZipRefused('too_large');
  return zip;
}
