import { choiceOf } from './choosing.ts';
import type { PanelProps } from './panelProps.ts';
import { useSelection } from './useSelection.ts';

/** Sends what was chosen by hand as an answer of its own. */
export function useChoice({ view, session }: Pick<PanelProps, 'view' | 'session'>): () => void {
  const selection = useSelection(view);
  return () => session?.answer({ kind: 'choice', ...choiceOf(view, selection) });
}
