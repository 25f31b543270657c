import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The document's title: a page's own words, or the site's. */
export function useTitle(page?: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = page ? t('common.pageTitle', { page }) : t('common.title');
  }, [t, page]);
}
