import { currentLanguage } from '../../lib/i18n/i18n.ts';

/** The day of a moment (ISO 8601), as the page's language writes it. */
export const dayOf = (at: string): string => new Date(at).toLocaleDateString(currentLanguage());
