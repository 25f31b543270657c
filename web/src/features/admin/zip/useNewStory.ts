import { useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/call.ts';
import { useCreateStoryMutation } from '../api.ts';
import type { Opened, Target } from './useImport.ts';

/** What the new story is called, and whether all that is in it gets ids of its own. */
export interface Called {
  readonly name: { readonly en: string; readonly fr: string };
  readonly slug: string;
  readonly wantsNewIds: boolean;
}

/** Makes a story that an archive goes into. */
export function useNewStory() {
  const [createStory] = useCreateStoryMutation();
  const [storyId, setStoryId] = useState('');
  const [last, setLast] = useState<Called>();
  const [takenId, setTakenId] = useState<string>();
  /** What was made is gone on with, if writing it fails. */
  const made = useRef<Opened>(undefined);
  const target = (called: Called): Target => {
    setLast(called);
    return targetOf(called);
  };
  const targetOf = ({ name, slug, wantsNewIds }: Called): Target => ({
    known: new Set(),
    open: async ({ story, head }, modules) => {
      if (made.current) return made.current;
      const texts = wantsNewIds ? modules.withNewIds(story.texts) : story.texts;
      const { id } = modules.headOf({ texts });
      const { data, error } = await createStory({ name, slug, from: 'empty', ...(id && { storyId: id }) });
      if (data) {
        setStoryId(data.storyId);
        made.current = { authority: modules.authorityOf(data.storyId), texts };
        return made.current;
      }
      if (toApiError(error).reason !== 'STORY_ID_TAKEN') throw error;
      setTakenId(head.id);
      return undefined;
    },
  });
  return { storyId, takenId, last, target };
}
