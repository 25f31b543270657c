import { EMOTIONS, type EmotionKey } from '@fabula/rules/release/text';
import { MEDIA_FILES } from '@fabula/story/media-files';

export type MediaKind = 'picture' | 'drawing' | 'video' | 'sound';

/** A place in a story for one file. */
export interface Slot {
  /** Below media/. */
  readonly path: string;
  readonly kind: MediaKind;
  /** Width by height, as it is shown there. */
  readonly aspect: number;
}

/** What the door says that a file is, by what may lie in a slot. What is called .jpg may be any picture: it is served as what it is. */
export const TYPES: Readonly<Record<MediaKind, readonly string[]>> = {
  picture: ['image/jpeg', 'image/png', 'image/webp'],
  drawing: ['image/svg+xml'],
  video: ['video/mp4'],
  sound: ['audio/mpeg'],
};

const COVER = 4 / 3;
/** Of the screen behind a moment. */
const SCENE = 16 / 10;
const PORTRAIT = 3 / 4;
const TITLE = 3 / 2;
const SAMPLE = 16 / 9;
const picture = (path: string, aspect: number): Slot => ({ path, kind: 'picture', aspect });
const sound = (path: string): Slot => ({ path, kind: 'sound', aspect: 1 });

export const coverSlot = (language: string) => picture(MEDIA_FILES.cover(language), COVER);
export const titleSlot = (language: string): Slot => ({
  path: MEDIA_FILES.title(language),
  kind: 'drawing',
  aspect: TITLE,
});
export const sampleSlot = (number: number) => picture(MEDIA_FILES.sample(number), SAMPLE);
export const introSlot = () => sound(MEDIA_FILES.intro());
export const placeSlot = (slug: string) => picture(MEDIA_FILES.place(slug), SCENE);
export const itemSlot = (slug: string) => picture(MEDIA_FILES.item(slug), 1);
export const momentPictureSlot = (slug: string) => picture(MEDIA_FILES.momentPicture(slug), SCENE);
export const momentSoundSlot = (slug: string) => sound(MEDIA_FILES.momentSound(slug));

/** The one that is needed first. */
export const EMOTION_KEYS: readonly EmotionKey[] = EMOTIONS;
export const portraitSlot = (slug: string, emotion: EmotionKey) =>
  picture(MEDIA_FILES.portrait(slug, emotion), PORTRAIT);
export const videoSlot = (slug: string, emotion: EmotionKey): Slot => ({
  path: MEDIA_FILES.video(slug, emotion),
  kind: 'video',
  aspect: PORTRAIT,
});
