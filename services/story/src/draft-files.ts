import { hasReservedPart } from './reserved-names.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** Bytes of one text as UTF-8: a call through the gateway may have 256 KiB. */
export const MOST_TEXT_BYTES = 200 * KIB;
/** Of one story. */
export const MOST_TEXTS = 1_500;
export const MOST_TEXTS_BYTES = 12 * MIB;
export const MOST_MEDIA = 2_000;
export const MOST_MEDIA_BYTES = 512 * MIB;

/** Where pictures and sounds lie in a story. */
export const MEDIA_FOLDER = 'media/';

const TEXT = [
  /^(story|flow|placeholders)\.yaml$/,
  /^README\.md$/,
  /^(characters|moments|utterances)\/[a-z0-9-]+\.yaml$/,
  /^characters\/[a-z0-9-]+\.[a-z]{2}\.md$/,
  /^walkthroughs\/[a-z]{2}\.[a-z]+\.yaml$/,
];
const MEDIA = /^media\/([\w-]+(\.[\w-]+)*\/)*[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|svg|mp4|mp3|json)$/;

/** What may lie there in a draft; undefined: nothing. */
export function kindOf(path: string): 'text' | 'media' | undefined {
  if (hasReservedPart(path)) return undefined;
  if (TEXT.some((form) => form.test(path))) return 'text';
  return MEDIA.test(path) ? 'media' : undefined;
}
