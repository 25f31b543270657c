import type { Tx } from '@fabula/kit/db';
import { type Call, type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { OfferNotFound, OfferOver } from '../../domain/drafts/offer-errors.ts';
import { requireAuthor } from '../../drafts/authors.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { endOffer, findOfferTo } from '../../store/drafts/offers.ts';
import { lockHead, setOwner } from '../../store/drafts/stories.ts';

type Method = Handler<(typeof AuthoringService)['method']['answerTransfer']>;

/** Of two answers at once one counts; an answer that was lost can be given again. */
export function answerTransfer({ db, authors, published }: AuthoringContext): Method {
  return async ({ offerId, accepts }, call) => {
    if (accepts) await requireAuthor(authors, playerOf(call).sub);
    await db.transaction((tx) => answer(tx, { offerId, accepts }, call));
    published();
    return {};
  };
}

interface Answer {
  readonly offerId: string;
  readonly accepts: boolean;
}

async function answer(tx: Tx, { offerId, accepts }: Answer, call: Call): Promise<void> {
  const userId = playerOf(call).sub;
  const asked = { offerId, userId };
  const storyId = (await findOfferTo(tx, asked))?.storyId;
  const story = storyId && (await lockHead(tx, storyId, userId));
  // As it stands now that nobody else changes the story.
  const offer = await findOfferTo(tx, asked);
  if (!story || offer === undefined) throw new OfferNotFound();
  const outcome = accepts ? 'accepted' : 'declined';
  if (offer.outcome === outcome) return;
  if (!offer.stands) throw new OfferOver();
  await endOffer(tx, offer.id, outcome);
  if (accepts) await setOwner(tx, story.storyId, userId);
  const subjectId = offer.byId ?? undefined;
  await tellAction(tx, call, { story, action: `story-offer-${outcome}`, subjectId });
}
