import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { lockStory } from '../../drafts/opened.ts';
import { setListing as storeListing } from '../../store/drafts/stories.ts';

type Method = Handler<(typeof AuthoringService)['method']['setListing']>;

/** An owner may take their story out of the public catalogue; what comes into it the team decides. */
export function setListing({ db }: AuthoringContext): Method {
  return async ({ storyId, isListed }, call) => {
    const act = isListed ? 'oversee' : 'own';
    await db.transaction(async (tx) => {
      await lockStory(tx, { storyId, act, call });
      await storeListing(tx, storyId, isListed);
    });
    return {};
  };
}
