import type { MessageInitShape } from '@bufbuild/protobuf';
import type { TransferOfferSchema } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { Offer } from '../../store/drafts/offers.ts';

/** An offer as it is told. @param name of its story, in both languages */
export function toOffer(
  { id, storyId, byName, toName, at, expiresAt }: Offer,
  name: { readonly en: string; readonly fr: string },
): MessageInitShape<typeof TransferOfferSchema> {
  return {
    ...{ offerId: id, storyId, name: { en: name.en, fr: name.fr }, by: byName, to: toName },
    ...{ at: at.toISOString(), until: expiresAt.toISOString() },
  };
}
