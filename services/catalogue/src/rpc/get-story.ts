import { type Handler, playerOf } from '@fabula/kit/server';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { CatalogueContext } from '../context.ts';
import { StoryNotFound } from '../domain/errors.ts';
import { languageFor, listedStory } from '../domain/listed-story.ts';
import { listStories } from '../store/stories.ts';

type Method = Handler<(typeof CatalogueService)['method']['getStory']>;

export function getStory({ db }: CatalogueContext): Method {
  return async ({ storyId, language }, call) => {
    const userId = playerOf(call).sub;
    const [story] = await db.transaction((tx) => listStories(tx, { userId, storyId }));
    if (story === undefined) throw new StoryNotFound();
    return { story: listedStory(story, languageFor(language)) };
  };
}
