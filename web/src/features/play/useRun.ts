import { createContext, useCallback, useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type ByRun, ofRun } from '../../lib/game/runs.ts';
import { NOTHING_SELECTED, type Selection, type SelectionEvent } from '../../lib/game/selection.ts';
import { type GameEvent, type GameState, NEW_GAME } from '../../lib/game/state.ts';

interface WithRuns {
  game: ByRun<GameState>;
  selection: ByRun<Selection>;
}

/** The run (player story id) whose game is shown here. */
export const RunContext = createContext('');

export function useGameState(): GameState {
  const run = useContext(RunContext);
  return useSelector(({ game }: WithRuns) => game[run] ?? NEW_GAME);
}

/** What was chosen by hand in this run and not sent yet. */
export function useOwnSelection(): Selection {
  const run = useContext(RunContext);
  return useSelector(({ selection }: WithRuns) => selection[run] ?? NOTHING_SELECTED);
}

/** Tells what happens in this run. */
export function useRunDispatch(): (event: GameEvent | SelectionEvent) => void {
  const run = useContext(RunContext);
  const dispatch = useDispatch();
  return useCallback((event) => void dispatch(ofRun(run, event)), [dispatch, run]);
}
