import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoryFolder } from '@fabula/story/story-folder';

/** Where a story's pictures and sounds lie inside its folder. */
export const MEDIA = 'media';

/** Reads a story folder: texts whole, media as hashes. Hidden files are left alone. */
export async function readFolder(folder: string): Promise<StoryFolder> {
  const paths = await filesUnder(folder);
  const texts = new Map<string, string>();
  const media = new Map<string, string>();
  for (const path of paths) {
    if (path.startsWith(`${MEDIA}/`))
      media.set(path.slice(MEDIA.length + 1), await hashOf(join(folder, path)));
    else if (/\.(yaml|md)$/.test(path)) texts.set(path, await readFile(join(folder, path), 'utf8'));
  }
  return { slug: basename(folder), texts, media };
}

/** Paths relative to the folder with forward slashes, in the same order on every machine. */
async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, '').length + 1))
    .sort();
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
