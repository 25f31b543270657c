import { toApiError } from '../../../lib/api/call.ts';
import { useShownStoryQuery } from '../api.ts';

/** Of a story that has a release and is not closed: whether players can begin it; it is only announced; its folder is not there any more. */
export type Playable = 'open' | 'announced' | 'gone';

/** As its players are told, since a draft says nothing of its newest release; undefined as long as that is not known. */
export function usePlayable(storyId: string, isAsked: boolean): Playable | undefined {
  const { data, error } = useShownStoryQuery(
    { storyId },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  if (error) return toApiError(error).code === 'not_found' ? 'gone' : undefined;
  if (!data?.story) return undefined;
  return data.story.isComingSoon ? 'announced' : 'open';
}
