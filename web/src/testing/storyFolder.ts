import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { StoryTexts } from '../workers/messages.ts';

/** A story's folder, as a page has it once its draft is open. */
export async function readFolder(folder: string): Promise<StoryTexts> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const media = files.filter((path) => path.startsWith('media/'));
  const texts = files.filter((path) => /\.(yaml|md)$/.test(path) && !path.startsWith('media/'));
  const id = /^id: (\S+)/m.exec(readFileSync(join(folder, 'story.yaml'), 'utf8'))?.[1] ?? '';
  return {
    slug: basename(folder),
    belongsTo: { storyId: id, ownerId: null },
    texts: texts.map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    media: media.map((path) => [
      path.slice('media/'.length),
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  };
}
