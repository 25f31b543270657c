import type { EmotionKey } from '@fabula/rules/release/text';

/** Where each picture, drawing, video and sound of a story lies, below media/. */
export const MEDIA_FILES = {
  cover: (language: string) => `cover.${language}.jpg`,
  title: (language: string) => `title.${language}.svg`,
  sample: (number: number) => `sample-${number}.jpg`,
  intro: () => 'sounds/intro.mp3',
  place: (slug: string) => `places/${slug}.jpg`,
  /** Also of a dynamic item. */
  item: (slug: string) => `items/${slug}.jpg`,
  portrait: (slug: string, emotion: EmotionKey) => `characters/${slug}/${emotion}.jpg`,
  video: (slug: string, emotion: EmotionKey) => `characters/${slug}/${emotion}.mp4`,
  figure: (slug: string) => `characters/${slug}/figure.json`,
  /** Of that moment alone. */
  momentPicture: (slug: string) => `moments/${slug}.jpg`,
  momentSound: (slug: string) => `sounds/${slug}.mp3`,
} as const;

const SAMPLE = /^sample-(\d+)\.jpg$/;

/** Which of a story's sample pictures a path is; undefined: none. */
export function sampleNumber(path: string): number | undefined {
  const [, number] = SAMPLE.exec(path) ?? [];
  return number === undefined ? undefined : Number(number);
}
