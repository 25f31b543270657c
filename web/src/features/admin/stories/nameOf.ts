import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import type { DraftSummary } from '../api.ts';

type Named = Pick<DraftSummary, 'slug' | 'name'>;

/** What a story is called in the page's language; stories have two, and their slug where they have no name yet. */
export function nameOf({ name, slug }: Named): string {
  const [first, second] = currentLanguage() === 'fr' ? [name?.fr, name?.en] : [name?.en, name?.fr];
  return first || second || slug;
}
