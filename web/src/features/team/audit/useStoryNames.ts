import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { useStoryNamesQuery } from '../api.ts';
import { storyIn } from './stories.ts';
import type { AuditEvent } from './words.ts';

/** What the story of a row is called in the page's language; its slug where it has no name, or is not there any more. */
export function useStoryNames(events: readonly AuditEvent[]): (event: AuditEvent) => string {
  const isNone = events.every((event) => storyIn(event) === undefined);
  const { data } = useStoryNamesQuery({}, { skip: isNone });
  return (event) => {
    const of = storyIn(event);
    const name = data?.stories.find(({ storyId }) => storyId === of?.id)?.name;
    const [first, second] = currentLanguage() === 'fr' ? [name?.fr, name?.en] : [name?.en, name?.fr];
    return first || second || of?.slug || '';
  };
}
