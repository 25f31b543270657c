import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { listStoryFolders } from '@fabula/catalogue/folders/story-folders';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import type { Release } from '@fabula/rules/release/release';

/** Slugs of the stories that are named, where "all" is every one that can be played. Throws on one that there is not. */
export async function storiesNamed(names: readonly string[]): Promise<readonly string[]> {
  const slugs = (await listStoryFolders(STORIES_ROOT)).map(({ slug }) => slug);
  const unknown = names.find((name) => name !== 'all' && !slugs.includes(name));
  if (unknown !== undefined) throw new Error(`There is no story "${unknown}": ${slugs.join(', ')}.`);
  return names.includes('all') ? playableStories() : names;
}

/** Slugs of the stories that can be played. */
export async function playableStories(): Promise<string[]> {
  const folders = await listStoryFolders(STORIES_ROOT);
  const releases = await Promise.all(
    folders.map(async ({ slug }) => ({ slug, release: await releaseOf(slug) })),
  );
  return releases.filter(({ release }) => !release.story.isComingSoon).map(({ slug }) => slug);
}

/** A story as it would be published. Throws where its folder cannot be read as one. */
export async function releaseOf(slug: string): Promise<Release> {
  const { release } = await compileStory(join(STORIES_ROOT, slug));
  if (release) return release;
  throw new Error(`The story ${slug} cannot be understood yet: npm run check-story -- ${slug} says why.`);
}
