import { queryIn } from '@fabula/kit/db';
import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { lockStory } from '../../drafts/opened.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { endOffer, findOffer } from '../../store/drafts/offers.ts';

type Method = Handler<(typeof AuthoringService)['method']['withdrawTransfer']>;

/** What is offered to nobody stays so. */
export function withdrawTransfer({ db, published }: AuthoringContext): Method {
  return async ({ storyId }, call) => {
    await db.transaction(async (tx) => {
      const story = await lockStory(tx, { storyId, act: 'own', call });
      const offer = await findOffer(queryIn(tx), storyId);
      if (offer === undefined) return;
      await endOffer(tx, offer.id, 'withdrawn');
      await tellAction(tx, call, { story, action: 'story-offer-withdrawn', subjectId: offer.toId });
    });
    published();
    return {};
  };
}
