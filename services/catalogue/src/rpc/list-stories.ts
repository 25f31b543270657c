import { type Handler, playerOf } from '@fabula/kit/server';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { CatalogueContext } from '../context.ts';
import { languageFor, listedStory } from '../domain/listed-story.ts';
import { listStories as storedStories } from '../store/stories.ts';

type Method = Handler<(typeof CatalogueService)['method']['listStories']>;

export function listStories({ db }: CatalogueContext): Method {
  return async ({ ownerId, language }, call) => {
    const userId = playerOf(call).sub;
    const stories = await db.transaction((tx) => storedStories(tx, { userId, ownerId }));
    return { stories: stories.map((story) => listedStory(story, languageFor(language))) };
  };
}
