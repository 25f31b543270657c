/** Languages that a player can speak and be spoken to in. */
export type Language = 'en' | 'fr' | 'es';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'es'];

/** Narrows a text of the wire, which the contract has checked already. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}
