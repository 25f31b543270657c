// What the page keeps of each run whose game is open: of another run nothing can show.
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { type SelectionEvent, selectionSlice } from './selection.ts';
import { type GameEvent, type GameState, gameReducer } from './state.ts';

/** By player story id; there is none of a run that is not open here. */
export type ByRun<S> = Readonly<Record<string, S>>;

const OPENED = 'run/opened';
const CLOSED = 'run/closed';

interface OfRun {
  /** Player story id. */
  meta: { run: string };
}

/** A game screen of this run is shown from now on, and begins anew. */
export const runOpened = (run: string) => ({ type: OPENED, meta: { run } });
export const runClosed = (run: string) => ({ type: CLOSED, meta: { run } });

/** An event, of this run. */
export const ofRun = (run: string, event: GameEvent | SelectionEvent) => ({ ...event, meta: { run } });

const isOfRun = (action: UnknownAction): action is UnknownAction & OfRun =>
  typeof action.meta === 'object' && action.meta !== null && 'run' in action.meta;

/** One state a run. What comes late, of a run that is not open any more, is nobody's. */
function byRun<S>(reducer: Reducer<S>): Reducer<ByRun<S>> {
  return (state = {}, action) => {
    if (!isOfRun(action)) return state;
    const { run } = action.meta;
    const { [run]: now, ...others } = state;
    if (action.type === CLOSED) return others;
    if (action.type === OPENED) return { ...state, [run]: reducer(undefined, action) };
    if (now === undefined) return state;
    const next = reducer(now, action);
    return next === now ? state : { ...state, [run]: next };
  };
}

/** The parts of the page's store that games live in. */
export const gameReducers = { game: byRun<GameState>(gameReducer), selection: byRun(selectionSlice.reducer) };
