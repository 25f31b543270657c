import { pickLanguage } from '../../lib/i18n/language.ts';
import { kept } from '../../lib/storage.ts';

export const PLAY_LANGUAGES = ['fr', 'en'] as const;
export type PlayLanguage = (typeof PLAY_LANGUAGES)[number];

const GLOBAL = 'fabula.play';
const keyOf = (storyId: string) => `${GLOBAL}.${storyId}`;

const isPlayable = (locale: string | null): locale is PlayLanguage =>
  PLAY_LANGUAGES.some((language) => language === locale);

/** The language chosen for this story before, else for any story, else this page's, if it can be played. */
export function rememberedLanguage(storyId: string, offered: readonly string[]): PlayLanguage {
  const page = pickLanguage([document.documentElement.lang]);
  const wanted = [kept.get(keyOf(storyId)), kept.get(GLOBAL), page, 'en', 'fr'];
  return wanted.filter(isPlayable).find((language) => offered.includes(language)) ?? 'en';
}

export function rememberLanguage(storyId: string, language: PlayLanguage): void {
  kept.set(keyOf(storyId), language);
  kept.set(GLOBAL, language);
}
