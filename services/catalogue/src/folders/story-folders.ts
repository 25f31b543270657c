import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every folder under the root that has a story.yaml, by name. */
export async function listStoryFolders(root: string): Promise<{ slug: string; folder: string }[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const found = await Promise.all(folders.sort().map((slug) => storyIn(root, slug)));
  return found.filter((story) => story !== undefined);
}

async function storyIn(root: string, slug: string): Promise<{ slug: string; folder: string } | undefined> {
  const folder = join(root, slug);
  const names = await readdir(folder);
  return names.includes('story.yaml') ? { slug, folder } : undefined;
}
