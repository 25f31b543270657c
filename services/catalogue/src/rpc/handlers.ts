import type { Handlers } from '@fabula/kit/server';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { CatalogueContext } from '../context.ts';
import { getRelease } from './get-release.ts';
import { getStory } from './get-story.ts';
import { listPublicStories } from './list-public-stories.ts';
import { listReleases } from './list-releases.ts';
import { listStories } from './list-stories.ts';

/** One line a method. */
export function catalogueHandlers(context: CatalogueContext): Handlers<typeof CatalogueService> {
  return {
    getRelease: getRelease(context),
    getStory: getStory(context),
    listPublicStories: listPublicStories(context),
    listReleases: listReleases(context),
    listStories: listStories(context),
  };
}
