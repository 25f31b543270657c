import { kindOf, MOST_MEDIA, MOST_TEXTS, MOST_TEXTS_BYTES } from '@fabula/story/draft-files';
import { ZipRefused } from './refused.ts';
import { textIn } from './texts.ts';
import { unzip } from './unzip.ts';

/** A story as it lay in an archive, and what of the archive is not as it was. */
export interface ImportedStory {
  /** The archive's folder; undefined where the story lay in no folder. */
  readonly slug: string | undefined;
  readonly texts: ReadonlyMap<string, string>;
  /** Path from the story's folder on, with `media/`, → content. */
  readonly media: ReadonlyMap<string, Uint8Array>;
  /** Texts that were put into UTF-8 with LF alone. */
  readonly changed: readonly string[];
  /** What is no part of a story: it is not taken. */
  readonly leftOut: readonly string[];
}

/**
 * Reads a story from an archive, all or nothing.
 * @throws ZipRefused
 */
export function importZip(zip: Uint8Array): ImportedStory {
  const files = unzip(zip);
  const folder = folderOf([...files.keys()]);
  const texts = new Map<string, string>();
  const media = new Map<string, Uint8Array>();
  const changed: string[] = [];
  const leftOut: string[] = [];
  for (const [full, bytes] of files) {
    const path = full.startsWith(folder) ? full.slice(folder.length) : full;
    const kind = full.startsWith(folder) ? kindOf(path) : undefined;
    if (kind === undefined) leftOut.push(full);
    else if (kind === 'media') media.set(path, bytes);
    else {
      const { text, isChanged } = textIn(bytes, path);
      texts.set(path, text);
      if (isChanged) changed.push(path);
    }
  }
  checkSizes({ texts, media });
  return { slug: slugOf(folder), texts, media, changed, leftOut };
}

/** Where `story.yaml` lies: at the top, or in the one folder that has one. With its slash; '' at the top. */
function folderOf(paths: readonly string[]): string {
  const places = paths.flatMap((path) => /^([^/]+\/)?story\.yaml$/.exec(path)?.[0] ?? []);
  const [place, other] = places;
  if (place === undefined) throw new ZipRefused('no_story');
  if (other !== undefined) throw new ZipRefused('folders');
  return place.slice(0, -'story.yaml'.length);
}

function slugOf(folder: string): string | undefined {
  const name = folder.slice(0, -1);
  return /^[a-z0-9-]+$/.test(name) ? name : undefined;
}

function checkSizes({ texts, media }: Pick<ImportedStory, 'texts' | 'media'>): void {
  if (texts.size > MOST_TEXTS || media.size > MOST_MEDIA) throw new ZipRefused('too_many');
  const encoder = new TextEncoder();
  const bytes = [...texts.values()].reduce((sum, text) => sum + encoder.encode(text).length, 0);
  if (bytes > MOST_TEXTS_BYTES) throw new ZipRefused('too_large');
}
