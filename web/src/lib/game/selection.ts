import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { gameEvents } from './state.ts';

/** What the player has chosen by hand in this moment and not sent yet, or what goes on counting after it was sent. */
export interface Selection {
  /** Cards' ids, as the view has them. */
  characters: string[];
  /** Cards' ids; a reward's blueprint ids. */
  items: string[];
  /** The opponent that is aimed at. */
  foe?: string | undefined;
  /** The task that the next card is for. */
  task?: string | undefined;
  difficulty?: string | undefined;
  /** Interactions, 0 for no bet; undefined: not chosen. */
  bet?: number | undefined;
  /** Properties that are offered up; undefined: as before. */
  sacrificed?: string[] | undefined;
}

export const NOTHING_SELECTED: Selection = {
  characters: [],
  items: [],
};

interface Pressed {
  id: string;
  /** How many can be chosen at once. */
  most: number;
}

interface CardPressed extends Pressed {
  kind: 'characters' | 'items';
}

/** A list after one of its candidates was pressed: out if it was in; where only one goes in, it takes the other's place. */
export function pressed(list: readonly string[], { id, most }: Pressed): string[] {
  if (list.includes(id)) return list.filter((each) => each !== id);
  if (most === 1) return [id];
  return list.length < most ? [...list, id] : [...list];
}

/** The player's choices beside words. A new moment begins with none. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: NOTHING_SELECTED,
  reducers: {
    cardPressed: (state, { payload: { kind, ...press } }: PayloadAction<CardPressed>) => {
      state[kind] = pressed(state[kind], press);
    },
    foePressed: (state, { payload }: PayloadAction<string>) => {
      state.foe = state.foe === payload ? undefined : payload;
    },
    /** What is not pressed in and out, but set. */
    chosen: (state, { payload }: PayloadAction<Partial<Omit<Selection, CardPressed['kind'] | 'foe'>>>) => ({
      ...state,
      ...payload,
    }),
    cleared: () => NOTHING_SELECTED,
  },
  extraReducers: (build) => {
    for (const event of [gameEvents.momentStarted, gameEvents.momentLeft])
      build.addCase(event, () => NOTHING_SELECTED);
  },
});

export const selectionEvents = selectionSlice.actions;
export type SelectionEvent = ReturnType<(typeof selectionEvents)[keyof typeof selectionEvents]>;
