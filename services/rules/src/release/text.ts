import { z } from 'zod';

/** Languages a story can be played in. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The one that a learner is shown besides. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'fr' : 'en';
}

/** The seven emotions that every figure can show. */
export const EMOTIONS = ['normal', 'happiness', 'sadness', 'anger', 'fear', 'disgust', 'surprise'] as const;
export type EmotionKey = (typeof EMOTIONS)[number];

/** One text per language; both are written, neither is translated at run time. */
export const localized = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });
export type Localized = z.infer<typeof localized>;

/** How players say a thing, per language: what a director compares with. */
export const examples = z.strictObject({ en: z.array(z.string().min(1)), fr: z.array(z.string().min(1)) });
export type Examples = z.infer<typeof examples>;

/** What else a card is called, per language, as it is said: "the kid". Absent: nothing. */
export const nicknames = examples.optional();

/** Strength 1 (slightly) to 5 (totally). */
export const emotion = z.strictObject({ key: z.enum(EMOTIONS), strength: z.int().min(1).max(5) });
export type Emotion = z.infer<typeof emotion>;
