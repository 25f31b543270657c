import type { Handler } from '@fabula/kit/server';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { CatalogueContext } from '../context.ts';
import { languageFor, listedStory } from '../domain/listed-story.ts';
import { listStories } from '../store/stories.ts';

type Method = Handler<(typeof CatalogueService)['method']['listPublicStories']>;

export function listPublicStories({ db }: CatalogueContext): Method {
  return async (request) => {
    const stories = await db.transaction((tx) => listStories(tx, {}));
    const language = languageFor(request.language);
    return { stories: stories.map((story) => listedStory(story, language)) };
  };
}
