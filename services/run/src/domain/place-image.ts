import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { mediaUrl } from './media-url.ts';

/** The picture of the place where a moment plays. */
export function placeImage(release: Release, language: Language, { placeId }: Pick<Moment, 'placeId'>) {
  const place = release.places.find((each) => each.id === placeId);
  return { url: mediaUrl('image', release.story.id, place?.image), alt: place?.name[language] ?? '' };
}

/** What a moment looks like: a picture of its own, else the place's. */
export function momentImage(
  release: Release,
  language: Language,
  moment: Pick<Moment, 'placeId' | 'image' | 'name'>,
) {
  const own = mediaUrl('image', release.story.id, moment.image);
  return { url: own || placeImage(release, language, moment).url, alt: moment.name[language] };
}
