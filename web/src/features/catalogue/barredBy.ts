import type { Story } from './api.ts';

type Fields = Pick<Story, 'isComingSoon' | 'isClosed'>;

/** What keeps players from beginning it. One that was announced and then closed does not come soon. */
export function barredBy({ isComingSoon, isClosed }: Fields): 'comingSoon' | 'closed' | undefined {
  if (isClosed) return 'closed';
  return isComingSoon ? 'comingSoon' : undefined;
}
