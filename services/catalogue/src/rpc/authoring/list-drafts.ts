import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { isTeam, roleIn, shownName } from '../../domain/rights.ts';
import { type ListedDraft, listDrafts as storedDrafts } from '../../store/drafts/list.ts';
import { listOffersTo, rememberSeen } from '../../store/drafts/offers.ts';
import { toOffer } from './offer.ts';
import { somebody } from './somebody.ts';

type Method = Handler<(typeof AuthoringService)['method']['listDrafts']>;

export function listDrafts({ db }: AuthoringContext): Method {
  return async (_request, call) => {
    const player = playerOf(call);
    const drafts = await storedDrafts(db.statement, player.sub, isTeam(player));
    const offers = await listOffersTo(db.statement, player.sub);
    if (offers.some(({ toName }) => toName === ''))
      await rememberSeen(db.statement, player.sub, shownName(player.email));
    return {
      stories: drafts.map((draft) => listedTo(draft, roleIn(draft, player) ?? '')),
      offers: offers.map((offer) => toOffer(offer, offer)),
    };
  };
}

/** That it waits for another author's answer is told to those who may take that back. */
const listedTo = (draft: ListedDraft, myRole: string) => ({
  ...{ ...listed(draft), myRole },
  isOffered: draft.isOffered && (myRole === 'owner' || myRole === 'team'),
});

function listed(draft: ListedDraft) {
  const { storyId, slug, origin, ownerId, revision, moments, isListed, isClosed, card } = draft;
  return {
    ...{ storyId, slug, origin, revision, moments, isListed, isClosed },
    name: { en: card?.name.en ?? '', fr: card?.name.fr ?? '' },
    isComingSoon: card?.isComingSoon ?? false,
    coverUrl: draft.cover ? `/media/image/${storyId}/${draft.cover}` : '',
    ...(ownerId !== null && { ownerId }),
    ...(draft.latestVersion > 0 && { releaseVersion: draft.latestVersion }),
    ...(draft.publishedRevision !== null && { publishedRevision: draft.publishedRevision }),
    ...(draft.checkedRevision !== null && { checkedRevision: draft.checkedRevision }),
    errors: draft.errors ?? 0,
    warnings: draft.warnings ?? 0,
    editedAt: draft.editedAt?.toISOString() ?? '',
    editedBy: draft.editedAt === null ? '' : somebody(draft.editedBy),
  };
}
