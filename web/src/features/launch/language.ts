import { pickLanguage } from '../../lib/i18n/language.ts';
import { kept } from '../../lib/storage.ts';

export const PLAY_LANGUAGES = ['fr', 'en'] as const;
export type PlayLanguage = (typeof PLAY_LANGUAGES)[number];

const GLOBAL = 'fabula.play';
const keyOf = (storyId: string) => `${GLOBAL}.${storyId}`;

const isPlayable = (locale: string | null): locale is PlayLanguage =>
  PLAY_LANGUAGES.some((language) => language === locale);

const firstOf = (wanted: readonly (string | null)[], offered: readonly string[]) =>
  wanted.filter(isPlayable).find((language) => offered.includes(language));

/** The language chosen for this story before, else for any story; undefined where none was that it can be played in. */
export const chosenLanguage = (storyId: string, offered: readonly string[]): PlayLanguage | undefined =>
  firstOf([kept.get(keyOf(storyId)), kept.get(GLOBAL)], offered);

/** What was chosen before, else this page's language, if it can be played. */
export function rememberedLanguage(storyId: string, offered: readonly string[]): PlayLanguage {
  const page = pickLanguage([document.documentElement.lang]);
  return chosenLanguage(storyId, offered) ?? firstOf([page, 'en', 'fr'], offered) ?? 'en';
}

export function rememberLanguage(storyId: string, language: PlayLanguage): void {
  kept.set(keyOf(storyId), language);
  kept.set(GLOBAL, language);
}
