import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { useListedStoriesQuery, useStoryByAddressQuery } from '../api.ts';
import { isOfReleased, storyIn } from './stories.ts';
import type { AuditEvent } from './words.ts';

/**
 * What the story of a row is called in the page's language; its slug where it has no name for players, or is not there any more.
 * Asked of the catalogue: a list of drafts tells whoever offers its reader a story that they have seen it.
 */
export function useStoryName(event: AuditEvent): string {
  const story = storyIn(event);
  const language = currentLanguage();
  const { data: listed } = useListedStoriesQuery({ language }, { skip: !story });
  const name = listed?.stories.find(({ id }) => id === story?.id)?.name;
  // A story that is closed, or not listed, is found by its address alone.
  const { data } = useStoryByAddressQuery(
    { storyId: story?.id ?? '', language },
    { skip: !listed || name !== undefined || !isOfReleased(event) },
  );
  return name || data?.story?.name || story?.slug || '';
}
