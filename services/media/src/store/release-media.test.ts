import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@fabula/kit/log';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { expect, test } from '@jest/globals';
import { FolderBlobs } from './folder-blobs.ts';
import { ReleaseMedia } from './release-media.ts';
import { StoryMedia } from './story-media.ts';

const STORY = '0c9f2a52-7d0e-4a5c-8a86-5f9df0a4f6d1';

test('what was published is served without the folder of the stories, and nothing else is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-store-'));
  const file = join(folder, 'tower.jpg');
  writeFileSync(file, 'a tower');
  const sha256 = createHash('sha256').update('a tower').digest('hex');
  const store = new FolderMediaStore(join(folder, 'store'));
  await store.keep(sha256, file);
  await store.name(STORY, 'a release', { 'places/tower.jpg?v=abc': sha256 });
  const log = createLogger('media', { level: 'silent' });
  const today = new StoryMedia(undefined, log);
  const media = new ReleaseMedia({ today, store, blobs: new FolderBlobs(join(folder, 'store')), log });
  const found = await media.find(STORY, 'places/tower.jpg', 'abc');
  expect(found?.isPinned).toBe(true);
  expect(readFileSync(found?.path ?? '', 'utf8')).toBe('a tower');
  expect(await media.find(STORY, 'places/tower.jpg', undefined)).toBeUndefined();
  expect(await today.list(STORY, 'places')).toEqual(new Set());
  rmSync(folder, { recursive: true });
});
