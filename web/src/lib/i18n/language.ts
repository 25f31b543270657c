export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** The first of the wanted languages (`fr-CA` is French) that this site speaks; English if none is. */
export function pickLanguage(wanted: readonly (string | null)[]): Language {
  const short = wanted.map((tag) => tag?.slice(0, 2).toLowerCase());
  return short.find(isLanguage) ?? 'en';
}
