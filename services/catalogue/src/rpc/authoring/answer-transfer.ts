import { queryIn, type Tx } from '@fabula/kit/db';
import { type Call, type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { OfferNotFound, OfferOver } from '../../domain/drafts/offer-errors.ts';
import { isAuthor, requireAuthor } from '../../drafts/authors.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { endOffer, findOfferTo } from '../../store/drafts/offers.ts';
import { lockHead, setOwner } from '../../store/drafts/stories.ts';

type Method = Handler<(typeof AuthoringService)['method']['answerTransfer']>;

/**
 * Of two answers at once one counts; an answer that was lost can be given again. What an owner has offered who is no author any
 * more is theirs to give no longer; what the team offers of theirs is.
 */
export function answerTransfer({ db, authors, published }: AuthoringContext): Method {
  return async ({ offerId, accepts }, call) => {
    const userId = playerOf(call).sub;
    if (accepts) {
      await requireAuthor(authors, userId);
      await requireGiver({ offerId, userId });
    }
    await db.transaction((tx) => answer(tx, { offerId, accepts }, call));
    published();
    return {};
  };

  async function requireGiver(asked: { readonly offerId: string; readonly userId: string }): Promise<void> {
    const offer = await findOfferTo(db.statement, asked);
    const giver = offer?.stands && offer.byId === offer.ownerId ? offer.ownerId : null;
    if (giver !== null && !(await isAuthor(authors, giver))) throw new OfferOver();
  }
}

interface Answer {
  readonly offerId: string;
  readonly accepts: boolean;
}

async function answer(tx: Tx, { offerId, accepts }: Answer, call: Call): Promise<void> {
  const userId = playerOf(call).sub;
  const asked = { offerId, userId };
  const storyId = (await findOfferTo(queryIn(tx), asked))?.storyId;
  const story = storyId && (await lockHead(tx, storyId, userId));
  // As it stands now that nobody else changes the story.
  const offer = await findOfferTo(queryIn(tx), asked);
  if (!story || offer === undefined) throw new OfferNotFound();
  const outcome = accepts ? 'accepted' : 'declined';
  if (offer.outcome === outcome) return;
  if (!offer.stands) throw new OfferOver();
  await endOffer(tx, offer.id, outcome);
  if (accepts) await setOwner(tx, story.storyId, userId);
  // Who loses a story is told of, whoever offered it.
  const subjectId = (accepts ? story.ownerId : offer.byId) ?? undefined;
  await tellAction(tx, call, { story, action: `story-offer-${outcome}`, subjectId });
}
