export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Reads a language at the border; what is unknown is English. */
export function toLanguage(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}
