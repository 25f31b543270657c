import { useTranslation } from 'react-i18next';
import { relativeDate } from '../../../lib/format/relativeDate.ts';

/** A moment's day in words. */
export function useMomentDate(days: number): string {
  const { t, i18n } = useTranslation();
  const words = {
    today: t('play.dates.today'),
    yesterday: t('play.dates.yesterday'),
    tomorrow: t('play.dates.tomorrow'),
  };
  return relativeDate(days, i18n.language, words);
}
