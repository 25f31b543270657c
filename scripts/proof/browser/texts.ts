import { en } from '@fabula/web/lib/i18n/en/index';
import { es } from '@fabula/web/lib/i18n/es/index';
import { fr } from '@fabula/web/lib/i18n/fr/index';

/** What the pages say, to find buttons by their names. */
export const TEXTS = { en, fr, es } as const;

/** Languages of the pages; stories are told in two of them. */
export type PageLanguage = keyof typeof TEXTS;
