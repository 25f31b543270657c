import type { Database, Tx } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { MediaStore } from '@fabula/kit/media-store';
import { enqueue } from '@fabula/kit/outbox';
import { StoryReleasedSchema } from '@fabula/proto/events/v1/events_pb';
import { folderFiles } from './folders/folder-files.ts';
import { type Reading, type ReadStory, readStories } from './folders/read-stories.ts';
import { hasMedia, keepMedia, recordEarlierMedia } from './release-media.ts';
import { keepFolder, keptSources } from './store/folder-sources.ts';
import {
  hasContent,
  insertRelease,
  listSources,
  lockImports,
  lockLatest,
  recordSources,
} from './store/releases.ts';
import { listOnly } from './store/stories.ts';

export interface ImportOptions {
  readonly db: Database;
  readonly log: Logger;
  /** The folder of the story folders. */
  readonly root: string;
  readonly media: MediaStore;
  /** Slugs of stories whose content may be that of an earlier release: it becomes the newest again. */
  readonly again?: readonly string[] | undefined;
}

type Importing = Pick<ImportOptions, 'log' | 'again'> & { readonly tx: Tx };

/**
 * Publishes every story of the root that has changed since its newest release, after its media are kept. Compiled is what
 * has another folder, or another compiler, than the newest release was made of. One with errors
 * is left as it was, and the log says what to mend and where; so is one with the content of an earlier release, which an
 * older build has brought along, unless it is asked for. One whose folder has gone is unlisted until it comes back; runs of
 * it go on. All of it takes effect at once; several imports take turns.
 * @returns how many new releases there are
 */
export async function importStories({ db, log, root, media, again }: ImportOptions): Promise<number> {
  const { stories, unreadable } = await readStories({
    root,
    log,
    known: await findNewestBySources(db, media),
  });
  // Before the new ones: whoever finds some of a story's releases trusts that all of them are there.
  await recordEarlierMedia(db, media);
  for (const story of stories) if (!story.isKnown) await keepMedia(media, story);
  const folders = await foldersToKeep(db, stories);
  return db.transaction(async (tx) => {
    await lockImports(tx);
    let published = 0;
    for (const story of stories) published += (await publish({ tx, log, again }, story)) ? 1 : 0;
    for (const { storyId, sources, files } of folders) await keepFolder(tx, storyId, sources, files);
    const storyIds = stories.map(({ storyId }) => storyId);
    const gone = await listOnly(tx, { storyIds, unreadable });
    for (const slug of gone) log.warn({ story: slug }, 'story has no folder any more: unlisted');
    return published;
  });
}

/** What folders hold that is not kept yet: who adopts a story has no folder. */
async function foldersToKeep(db: Database, stories: readonly ReadStory[]) {
  const kept = await keptSources(db.statement);
  const news = stories.filter(({ storyId, digest }) => kept.get(storyId) !== digest);
  return Promise.all(
    news.map(async (story) => ({
      storyId: story.storyId,
      sources: story.digest,
      files: await folderFiles(story),
    })),
  );
}

/** Finds the newest release that was made of the same sources. One whose media are not all kept is looked at anew. */
export async function findNewestBySources(db: Database, store: MediaStore): Promise<Reading['known']> {
  const all = await listSources(db.statement);
  return async ({ media }, sources) => {
    const known = all.find((one) => one.sources === sources);
    return known && (await hasMedia(store, known, media.values())) ? known : undefined;
  };
}

/** Whether there is a new release. */
async function publish({ tx, log, again }: Importing, story: ReadStory): Promise<boolean> {
  const { storyId, slug, contentHash, sources } = story;
  const latest = await lockLatest(tx, storyId, slug);
  if (latest.contentHash === contentHash) {
    await recordSources(tx, { storyId, version: latest.version }, sources);
    return false;
  }
  if (latest.origin !== 'folder') {
    log.warn({ story: slug }, 'story is not kept in a folder any more: its folder is not published');
    return false;
  }
  if (!again?.includes(slug) && (await hasContent(tx, storyId, contentHash))) {
    log.warn({ story: slug }, 'folder holds an earlier release: not published again unless asked for');
    return false;
  }
  const version = latest.version + 1;
  await insertRelease(tx, version, await story.release());
  await recordSources(tx, { storyId, version }, sources);
  const message = { storyId, version, contentHash };
  await enqueue(tx, { subject: 'fabula.catalogue.story_released', schema: StoryReleasedSchema, message });
  log.info({ story: slug, version, contentHash }, 'story released');
  return true;
}
