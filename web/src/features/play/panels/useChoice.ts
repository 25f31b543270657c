import { choiceOf } from '../hand/choosing.ts';
import { useSelection } from '../hand/useSelection.ts';
import type { PanelProps } from './panelProps.ts';

/** Sends what was chosen by hand as an answer of its own. */
export function useChoice({ view, session }: Pick<PanelProps, 'view' | 'session'>): () => void {
  const selection = useSelection(view);
  return () => session?.answer({ kind: 'choice', ...choiceOf(view, selection) });
}
