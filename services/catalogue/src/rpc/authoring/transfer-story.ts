import { queryIn } from '@fabula/kit/db';
import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { NotADraft } from '../../domain/drafts/errors.ts';
import { MOST_OFFERS } from '../../domain/drafts/limits.ts';
import {
  AlreadyOffered,
  AlreadyTheirs,
  OfferDeclined,
  TooManyOffers,
} from '../../domain/drafts/offer-errors.ts';
import { shownName } from '../../domain/rights.ts';
import { requireAuthor } from '../../drafts/authors.ts';
import { lockStory, openDraft } from '../../drafts/opened.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { countOffersTo, findOffer, hasDeclined, insertOffer } from '../../store/drafts/offers.ts';

type Method = Handler<(typeof AuthoringService)['method']['transferStory']>;

/**
 * Nobody is given a story unasked: it is theirs once they accept. The same offer again is the one that stands. Nor is anybody
 * pressed: what they declined rests for a day, and so many offers wait for them and no more.
 */
export function transferStory({ db, authors, published }: AuthoringContext): Method {
  return async ({ storyId, ...request }, call) => {
    const asked = { storyId, act: 'own', call } as const;
    const { sub, email } = playerOf(call);
    // As tokens say it.
    const userId = request.userId.toLowerCase();
    await openDraft(db.statement, asked);
    await requireAuthor(authors, userId);
    await db.transaction(async (tx) => {
      const story = await lockStory(tx, asked);
      if (story.origin !== 'draft') throw new NotADraft();
      if (story.ownerId === userId) throw new AlreadyTheirs();
      const standing = await findOffer(queryIn(tx), storyId);
      if (standing?.toId === userId) return;
      if (standing !== undefined) throw new AlreadyOffered();
      if (await hasDeclined(tx, { storyId, toId: userId })) throw new OfferDeclined();
      if ((await countOffersTo(tx, userId)) >= MOST_OFFERS) throw new TooManyOffers();
      await insertOffer(tx, { storyId, toId: userId, by: { userId: sub, name: shownName(email) } });
      await tellAction(tx, call, { story, action: 'story-offered', subjectId: userId });
    });
    published();
    return {};
  };
}
