import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

let announced = '';
const listeners = new Set<() => void>();

function announce(title: string): void {
  // The first title is told by the browser itself.
  const isFirst = document.title === title || !listeners.size;
  document.title = title;
  if (isFirst) return;
  announced = title;
  for (const tell of listeners) tell();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The document's title: a page's own words, or the site's. A new one is announced, as a loaded page's would be. */
export function useTitle(page?: string): void {
  const { t } = useTranslation();
  useEffect(() => announce(page ? t('common.pageTitle', { page }) : t('common.title')), [t, page]);
}

/** The title of the page that has taken another one's place; '' before the first change. */
export const useAnnounced = (): string => useSyncExternalStore(subscribe, () => announced);
