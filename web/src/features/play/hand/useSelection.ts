import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Selection, selectionEvents } from '../../../lib/game/selection.ts';
import type { GameState } from '../../../lib/game/state.ts';
import type { GameInput } from '../../../lib/protocol/frames.ts';
import type { View } from '../api.ts';
import { answerKind } from '../facts.ts';
import { choiceOf, choosing, withRemembered } from './choosing.ts';

interface WithSelection {
  selection: Selection;
}

/** What is chosen in this moment, by hand or as the server remembers it. */
export function useSelection(view: View): Selection {
  return withRemembered(
    view,
    useSelector((state: WithSelection) => state.selection),
  );
}

/** What every answer of this moment carries beside its words: its kind, and what was chosen by hand. */
export function useAnswerBase(view: View, game: GameState): Pick<GameInput, 'kind'> {
  return { kind: answerKind(view, game), ...choiceOf(view, useSelection(view)) };
}

/** Lets go of what was chosen once it was taken: where the next answer is about something else, or the server remembers it. */
export function useLettingGo(view: View, game: GameState): void {
  const dispatch = useDispatch();
  const { output } = game;
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
