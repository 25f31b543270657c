export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** The first of the wanted languages (`fr-CA` is French) that this site speaks; English if none is. */
export function pickLanguage(wanted: readonly (string | null)[]): Language {
  const short = wanted.map((tag) => tag?.slice(0, 2).toLowerCase());
  return short.find(isLanguage) ?? 'en';
}

/** Those in which stories have their texts. */
export type StoryLanguage = 'en' | 'fr';

/** In which language a story's own texts come to somebody whose page speaks `language`: English where it has none in it. */
export const storyLanguage = (language: string): StoryLanguage => (language === 'fr' ? 'fr' : 'en');
