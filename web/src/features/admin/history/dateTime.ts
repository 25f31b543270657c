import { currentLanguage } from '../../../lib/i18n/i18n.ts';

/** A time as people write it: day and minute. @param at ISO 8601 */
export function dateTime(at: string): string {
  if (at === '') return '';
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}
