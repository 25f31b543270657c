import { join } from 'node:path';
import type { Logger } from '@fabula/kit/log';
import { formatProblem, type Problem } from '@fabula/story/problem';
import type { StoryFolder } from '@fabula/story/story-folder';
import type { KnownSources, NewRelease } from '../store/releases.ts';
import { packedBytes } from './packed-bytes.ts';
import { MEDIA, readFolder } from './read-folder.ts';
import { sourcesOf } from './sources.ts';
import { listStoryFolders } from './story-folders.ts';

/** A story that can be published. */
export interface ReadStory {
  readonly storyId: string;
  readonly slug: string;
  readonly contentHash: string;
  /** What it is compiled from (`sourcesOf`); null where something is to mend, which every import tells again. */
  readonly sources: string | null;
  /** It was the newest release when this was read, and its media were kept. */
  readonly isKnown: boolean;
  /** The release itself; what is known is compiled only now. */
  release(): Promise<NewRelease>;
  /** Where its media lie. */
  readonly folder: string;
  /** Path in that folder → sha256. */
  readonly media: StoryFolder['media'];
  readonly texts: StoryFolder['texts'];
  /** Of all that it is compiled from, whatever there is to mend. */
  readonly digest: string;
}

export interface ReadStories {
  readonly stories: readonly ReadStory[];
  /** Slugs of folders that hold a story with errors. */
  readonly unreadable: readonly string[];
}

export interface Reading {
  readonly root: string;
  /** What is to mend goes here. */
  readonly log: Logger;
  /** The newest release that was made of this already, if there is one with nothing left to do. */
  readonly known: (read: StoryFolder, sources: string) => Promise<KnownSources | undefined>;
}

/** Reads every story folder of the root, and compiles what is not known. */
export async function readStories(reading: Reading): Promise<ReadStories> {
  const { root, log } = reading;
  const stories = new Map<string, ReadStory>();
  const unreadable: string[] = [];
  for (const { slug, folder } of await listStoryFolders(root)) {
    const story = await readStory(slug, folder, reading);
    if (story === undefined) {
      unreadable.push(slug);
      continue;
    }
    const twin = stories.get(story.storyId)?.slug;
    if (twin !== undefined) {
      log.error({ story: slug, twin }, 'two story folders have the same id; the second is not published');
      continue;
    }
    stories.set(story.storyId, story);
  }
  return { stories: [...stories.values()], unreadable };
}

/** Undefined where it has errors. */
async function readStory(
  slug: string,
  folder: string,
  { log, known }: Reading,
): Promise<ReadStory | undefined> {
  const read = await readFolder(folder);
  const sources = sourcesOf(read);
  const there = { slug, folder: join(folder, MEDIA), media: read.media, texts: read.texts, digest: sources };
  const newest = await known(read, sources);
  if (newest) {
    const release = async () => (await compiled(read)).release ?? broken(slug);
    return { ...there, ...newest, isKnown: true, release };
  }
  const { release, problems } = await compiled(read);
  tell(slug, problems, log);
  if (release === undefined) {
    log.error({ story: slug }, 'story is not published');
    return undefined;
  }
  const { storyId, contentHash } = release;
  const own = { storyId, contentHash, sources: problems.length === 0 ? sources : null };
  return { ...there, ...own, isKnown: false, release: async () => release };
}

/** The release, unless something is to mend. The compiler is loaded with the first story that it is asked for. */
async function compiled(
  read: StoryFolder,
): Promise<{ release: NewRelease | undefined; problems: readonly Problem[] }> {
  const { compile } = await import('@fabula/story/compile');
  const { release, json, contentHash, problems } = compile(read, { packedBytes });
  const isBroken = problems.some(({ severity }) => severity === 'error');
  if (isBroken || release === undefined || json === undefined || contentHash === undefined)
    return { release: undefined, problems };
  const { story } = release;
  return { release: { storyId: story.id, slug: read.slug, contentHash, card: story, json }, problems };
}

function tell(slug: string, problems: readonly Problem[], log: Logger): void {
  for (const problem of problems) {
    const { file, line, field } = problem;
    log[problem.severity === 'error' ? 'error' : 'warn'](
      { story: slug, file, line, field },
      formatProblem(problem),
    );
  }
}

function broken(slug: string): never {
  throw new Error(`${slug} was compiled before and is not any more`);
}
