import { en } from '@fabula/web/lib/i18n/en/index';
import { fr } from '@fabula/web/lib/i18n/fr/index';

/** What the pages say, to find buttons by their names. */
export const TEXTS = { en, fr } as const;
