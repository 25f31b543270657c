import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';

/** Whether one may change the draft, as it is now. */
export function useCanEdit(draft: Draft): boolean {
  return useSyncExternalStore(
    (changed) => draft.subscribe(changed),
    () => draft.canEdit,
  );
}
