import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type ApiError, toApiError } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/current.ts';
import type { OpenDraft } from './openDraft.ts';
import { holdDraft } from './openDrafts.ts';
import type { DraftStore } from './store.ts';

export interface Opened {
  readonly open?: OpenDraft;
  readonly error?: ApiError;
}

/** Opens a story's draft as long as it is looked at. @returns it, once it is there, and how it is asked for again */
export function useOpenDraft(storyId: string): Opened & { again: () => void } {
  const author = useSession().user?.id;
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<Opened & { of?: string }>({});
  // Another author at this browser opens a draft of their own.
  const which = `${storyId} ${author} ${tries}`;
  useEffect(() => {
    let isWanted = true;
    const { opening, release } = holdDraft(storyId);
    opening.then(
      (open) => isWanted && setOpened({ open, of: which }),
      (error: unknown) => isWanted && setOpened({ error: toApiError(error), of: which }),
    );
    return () => {
      isWanted = false;
      release();
    };
  }, [storyId, which]);
  const again = () => setTries((before) => before + 1);
  return opened.of === which ? { ...opened, again } : { again };
}

export const DraftContext = createContext<DraftStore | undefined>(undefined);

/** The draft whose pages are shown. */
export function useDraft(): DraftStore {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('no draft is open here');
  return draft;
}

/** Something of the draft that is the same until it changes. */
export function useOfDraft<T>(read: (draft: DraftStore) => T): T {
  const draft = useDraft();
  return useSyncExternalStore(
    (listen) => draft.subscribe(listen),
    () => read(draft),
  );
}

/** A text of the draft; undefined where there is none. */
export function useText(path: string): string | undefined {
  const draft = useDraft();
  return useSyncExternalStore(
    (listen) => draft.subscribe(listen, path),
    () => draft.textOf(path),
  );
}
