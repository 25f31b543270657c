import { useTranslation } from 'react-i18next';
import { relativeDate } from '../../../lib/format/relativeDate.ts';

/** A moment's day in words. */
export function useMomentDate(days: number): string {
  const { t, i18n } = useTranslation();
  return relativeDate(days, i18n.language, t('play.dates', { returnObjects: true }));
}
