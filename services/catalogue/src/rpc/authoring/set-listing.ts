import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { lockStory } from '../../drafts/opened.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { setListing as storeListing } from '../../store/drafts/stories.ts';

type Method = Handler<(typeof AuthoringService)['method']['setListing']>;

/** An owner may take their story out of the public catalogue; what comes into it the team decides. */
export function setListing({ db, published }: AuthoringContext): Method {
  return async ({ storyId, isListed }, call) => {
    const act = isListed ? 'oversee' : 'own';
    await db.transaction(async (tx) => {
      const story = await lockStory(tx, { storyId, act, call });
      if (story.isListed === isListed) return;
      await storeListing(tx, storyId, isListed);
      await tellAction(tx, call, { story, action: isListed ? 'story-listed' : 'story-unlisted' });
    });
    published();
    return {};
  };
}
