import { authors as authorsEn } from '@fabula/web/lib/i18n/en/authors';
import { en } from '@fabula/web/lib/i18n/en/index';
import { authors as authorsEs } from '@fabula/web/lib/i18n/es/authors';
import { es } from '@fabula/web/lib/i18n/es/index';
import { authors as authorsFr } from '@fabula/web/lib/i18n/fr/authors';
import { fr } from '@fabula/web/lib/i18n/fr/index';

/** What the pages say, to find buttons by their names. */
export const TEXTS = {
  en: { ...en, ...authorsEn },
  fr: { ...fr, ...authorsFr },
  es: { ...es, ...authorsEs },
} as const;

/** Languages of the pages; stories are told in two of them. */
export type PageLanguage = keyof typeof TEXTS;
