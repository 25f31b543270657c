import { useEffect } from 'react';
import { type Selection, selectionEvents } from '../../../lib/game/selection.ts';
import type { GameInput } from '../../../lib/protocol/frames.ts';
import type { View } from '../api.ts';
import { answerKind } from '../facts.ts';
import type { Stage } from '../selectStage.ts';
import { useGameState, useOwnSelection, useRunDispatch } from '../useRun.ts';
import { choiceOf, choosing, withRemembered } from './choosing.ts';

/** What is chosen in this moment, by hand or as the server remembers it. */
export function useSelection(view: View): Selection {
  return withRemembered(view, useOwnSelection());
}

/** What every answer of this moment carries beside its words: its kind, and what was chosen by hand. */
export function useAnswerBase(view: Stage): Pick<GameInput, 'kind'> {
  return { kind: answerKind(view), ...choiceOf(view, useSelection(view)) };
}

/** Lets go of what was chosen once it was taken: where the next answer is about something else, or the server remembers it. */
export function useLettingGo(view: View): void {
  const dispatch = useRunDispatch();
  const { output } = useGameState();
  const goes = output !== undefined && !output.not_heard && !choosing(view).stays;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each output lets go once
  useEffect(() => {
    if (goes) dispatch(selectionEvents.cleared());
  }, [goes, output, dispatch]);
  const remembered = view.controls?.remembered;
  useEffect(() => {
    if (remembered) dispatch(selectionEvents.cleared());
  }, [remembered, dispatch]);
}
