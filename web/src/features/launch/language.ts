import { pickLanguage } from '../../lib/i18n/language.ts';
import { kept } from '../../lib/storage.ts';

export const PLAY_LANGUAGES = ['fr', 'en'] as const;
export type PlayLanguage = (typeof PLAY_LANGUAGES)[number];

const GLOBAL = 'fabula.play';
const keyOf = (storyId: string) => `${GLOBAL}.${storyId}`;

/** Throws 'Unsupported locale' for anything but French and English. */
export function playLanguage(locale: string): PlayLanguage {
  const known = PLAY_LANGUAGES.find((language) => language === locale);
  if (!known) throw new Error('Unsupported locale');
  return known;
}

const isPlayable = (locale: string | null): locale is PlayLanguage =>
  PLAY_LANGUAGES.some((language) => language === locale);

/** The language chosen for this story before, else for any story, else this page's, if it can be played. */
export function rememberedLanguage(storyId: string, offered: readonly string[]): PlayLanguage {
  const wanted = [kept.get(keyOf(storyId)), kept.get(GLOBAL)];
  const page = pickLanguage([document.documentElement.lang]);
  const found = [...wanted, page, 'en', 'fr'].find(
    (l): l is PlayLanguage => isPlayable(l) && offered.includes(l),
  );
  return found ?? 'en';
}

export function rememberLanguage(storyId: string, language: PlayLanguage): void {
  kept.set(keyOf(storyId), language);
  kept.set(GLOBAL, language);
}
