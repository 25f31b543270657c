import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceFile } from '../domain/source-file.ts';
import { MEDIA } from './read-folder.ts';

export interface FolderOfStory {
  readonly storyId: string;
  readonly slug: string;
  readonly folder: string;
  /** Where the paths of a release's media begin. */
  readonly mediaFolder: string;
}

/** Every folder under the root that has a story.yaml, by name. */
export async function listStoryFolders(root: string): Promise<{ slug: string; folder: string }[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const found = await Promise.all(folders.sort().map((slug) => storyIn(root, slug)));
  return found.filter((story) => story !== undefined);
}

/** Where each story of the root lies, by story id. Stories without a readable id are left out. */
export async function storyFolders(root: string): Promise<Map<string, FolderOfStory>> {
  const byId = new Map<string, FolderOfStory>();
  for (const { slug, folder } of await listStoryFolders(root)) {
    const storyId = idOf(await readFile(join(folder, 'story.yaml'), 'utf8'));
    if (storyId !== undefined) byId.set(storyId, { storyId, slug, folder, mediaFolder: join(folder, MEDIA) });
  }
  return byId;
}

async function storyIn(root: string, slug: string): Promise<{ slug: string; folder: string } | undefined> {
  const folder = join(root, slug);
  const names = await readdir(folder);
  return names.includes('story.yaml') ? { slug, folder } : undefined;
}

function idOf(text: string): string | undefined {
  const { value } = new SourceFile('story.yaml', text);
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
