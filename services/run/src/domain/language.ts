import { LANGUAGES, type Language } from '@fabula/rules/release/text';

/** The language of texts for one who asked for this one: English where there are none in it. */
export function languageFor(asked: string): Language {
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}
