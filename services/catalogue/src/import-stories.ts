import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import { enqueue } from '@fabula/kit/outbox';
import { StoryReleasedSchema } from '@fabula/proto/events/v1/events_pb';
import { compileStory } from './compile-story.ts';
import type { Compiled } from './domain/compile.ts';
import { formatProblem } from './domain/problem.ts';
import { listStoryFolders } from './folders/story-folders.ts';
import { insertRelease, lockLatest, type NewRelease } from './store/releases.ts';
import { listOnly } from './store/stories.ts';

export interface Import {
  readonly db: Database;
  readonly log: Logger;
  /** The folder of the story folders. */
  readonly root: string;
}

/**
 * Publishes every story of the root that has changed since its newest release. One with errors is left as it was, and
 * the log says what to mend and where. One whose folder has gone is unlisted until it comes back; runs of it go on.
 * @returns how many new releases there are
 */
export async function importStories({ db, log, root }: Import): Promise<number> {
  const seen = new Map<string, string>();
  const unreadable: string[] = [];
  let published = 0;
  for (const { slug, folder } of await listStoryFolders(root)) {
    const compiled = await compileStory(folder);
    const release = publishable(slug, compiled, log);
    if (release === undefined) {
      unreadable.push(slug);
      continue;
    }
    const twin = seen.get(release.storyId);
    seen.set(release.storyId, slug);
    if (twin !== undefined) {
      log.error({ story: slug, twin }, 'two story folders have the same id; the second is not published');
      continue;
    }
    const version = await publish(db, release);
    if (version === undefined) continue;
    published += 1;
    log.info({ story: slug, version, contentHash: release.contentHash }, 'story released');
  }
  const gone = await db.transaction((tx) => listOnly(tx, { storyIds: [...seen.keys()], unreadable }));
  for (const slug of gone) log.warn({ story: slug }, 'story has no folder any more: unlisted');
  return published;
}

/** The release, unless something is to mend. */
function publishable(slug: string, compiled: Compiled, log: Logger): NewRelease | undefined {
  const { release, json, contentHash, problems } = compiled;
  for (const problem of problems) {
    const { file, line, field } = problem;
    log[problem.severity === 'error' ? 'error' : 'warn'](
      { story: slug, file, line, field },
      formatProblem(problem),
    );
  }
  const broken = problems.some(({ severity }) => severity === 'error');
  if (broken || release === undefined || json === undefined || contentHash === undefined) {
    log.error({ story: slug }, 'story is not published');
    return undefined;
  }
  return { storyId: release.story.id, slug, contentHash, card: release.story, json };
}

/** The new version's number; undefined if the newest release is just this. */
function publish(db: Database, release: NewRelease): Promise<number | undefined> {
  const { storyId, slug, contentHash } = release;
  return db.transaction(async (tx) => {
    const latest = await lockLatest(tx, storyId, slug);
    if (latest.contentHash === contentHash) return undefined;
    const version = latest.version + 1;
    await insertRelease(tx, version, release);
    const message = { storyId, version, contentHash };
    await enqueue(tx, { subject: 'fabula.catalogue.story_released', schema: StoryReleasedSchema, message });
    return version;
  });
}
