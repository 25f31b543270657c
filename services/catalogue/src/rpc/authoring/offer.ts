import type { MessageInitShape } from '@bufbuild/protobuf';
import type { TransferOfferSchema } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { Offer, OfferedStory } from '../../store/drafts/offers.ts';

/** An offer as it is told, with what is told of its story. */
export function toOffer(
  { id, storyId, byName, toName, at, expiresAt }: Offer,
  { card, slug, latestVersion, isListed, isClosed }: OfferedStory,
): MessageInitShape<typeof TransferOfferSchema> {
  const { en, fr } = card?.name ?? { en: slug, fr: slug };
  return {
    ...{ offerId: id, storyId, name: { en, fr }, by: byName, to: toName },
    ...{ at: at.toISOString(), until: expiresAt.toISOString() },
    ...{ slug, isPublished: latestVersion > 0, isListed, isClosed },
  };
}
