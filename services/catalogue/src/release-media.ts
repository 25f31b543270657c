import { join } from 'node:path';
import type { Database } from '@fabula/kit/db';
import type { MediaStore } from '@fabula/kit/media-store';
import { releaseText } from '@fabula/kit/release-text';
import { mediaNames } from '@fabula/story/media-names';
import type { ReadStory } from './folders/read-stories.ts';
import { findRelease, listReleases } from './store/releases.ts';

/** Keeps what a release names, and writes down that it does. */
export async function keepMedia(store: MediaStore, { release, folder, media }: ReadStory): Promise<void> {
  const { storyId, contentHash, json } = await release();
  for (const [path, sha256] of media) await store.keep(sha256, join(folder, path));
  const names = mediaNames(json).map((name) => [name, media.get(pathOf(name)) ?? null]);
  await store.name(storyId, contentHash, Object.fromEntries(names));
}

/** Whether contents with these hashes are kept, and what the release names is written down. */
export async function hasMedia(
  store: MediaStore,
  { storyId, contentHash }: { readonly storyId: string; readonly contentHash: string },
  hashes: Iterable<string>,
): Promise<boolean> {
  const names = (await store.names(storyId)).get(contentHash);
  if (names === undefined) return false;
  for (const hash of hashes) if ((await store.find(hash)) === undefined) return false;
  return true;
}

/** Writes down what releases name that were published before their media were kept. */
export async function recordEarlierMedia(db: Database, store: MediaStore): Promise<void> {
  const releases = await db.transaction((tx) => listReleases(tx, undefined));
  for (const storyId of new Set(releases.map((release) => release.storyId))) {
    const known = await store.names(storyId);
    const unknown = releases.filter((one) => one.storyId === storyId && !known.has(one.contentHash));
    for (const { contentHash, version } of unknown) {
      const release = await findRelease(db.statement, { storyId, version });
      const names = mediaNames(release ? await releaseText(release) : '').map((name) => [name, null]);
      await store.name(storyId, contentHash, Object.fromEntries(names));
    }
  }
}

function pathOf(name: string): string {
  return name.slice(0, name.lastIndexOf('?'));
}
