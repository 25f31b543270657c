import { useState, useSyncExternalStore } from 'react';
import type { Draft } from '../draft/draft.ts';
import { type Flow, FlowReader } from './model.ts';

/** The draft as a graph, as it is now. */
export function useFlow(draft: Draft): Flow {
  const [reader] = useState(() => new FlowReader());
  return useSyncExternalStore(
    (changed) => draft.subscribe(changed),
    () => reader.read(draft),
  );
}
