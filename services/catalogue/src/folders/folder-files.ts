import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderFiles } from '../store/folder-sources.ts';
import type { ReadStory } from './read-stories.ts';

/** All that stands in a story's folder, its media by content and size. */
export async function folderFiles({ texts, media, folder }: ReadStory): Promise<FolderFiles> {
  const sizes = [...media].map(
    async ([path, sha256]) => [path, sha256, (await stat(join(folder, path))).size] as const,
  );
  return { texts: [...texts], media: await Promise.all(sizes) };
}
