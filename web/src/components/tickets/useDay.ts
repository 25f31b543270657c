import { useTranslation } from 'react-i18next';

/** Days in the page's language, of ISO 8601 times; '' for none. */
export function useDay(): (iso: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (iso) => (iso === '' ? '' : format.format(new Date(iso)));
}
