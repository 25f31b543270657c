import { createContext, useContext } from 'react';
import type { Draft } from '../draft/draft.ts';
import type { Flow } from './model.ts';
import type { Words } from './words.ts';

/** What the page asks before it does it. */
export type Question =
  | { readonly kind: 'new'; readonly after?: string | undefined }
  | { readonly kind: 'connect' | 'delete'; readonly slug: string }
  | { readonly kind: 'keys' };

/** What can be done, the same as long as the page is open. */
export interface FlowActions {
  /** The moment that is at work now. @param takesFocus it is shown, with the focus, as soon as it is drawn */
  goTo(slug: string, takesFocus?: boolean): void;
  /** It, and its sheet. */
  choose(slug: string): void;
  open(address: string): void;
  ask(question: Question): void;
  /** Makes an edit, and says so where there is no sure way to write it. */
  attempt(file: string, edit: () => void): void;
}

export interface FlowState {
  readonly draft: Draft;
  readonly flow: Flow;
  readonly words: Words;
  readonly actions: FlowActions;
  /** The moment at work: keys begin there. */
  readonly at: string | undefined;
  /** That is to have the focus as soon as it is drawn: it was made, or one beside it is gone. */
  readonly toFocus?: { readonly slug: string } | undefined;
}

export const FlowContext = createContext<FlowState | undefined>(undefined);
/** By itself, so that nothing that only acts is shown again when the story changes. */
export const ActionsContext = createContext<FlowActions | undefined>(undefined);

export function useFlowState(): FlowState {
  const state = useContext(FlowContext);
  if (state === undefined) throw new Error('outside of a flow');
  return state;
}

export function useFlowActions(): FlowActions {
  const actions = useContext(ActionsContext);
  if (actions === undefined) throw new Error('outside of a flow');
  return actions;
}
