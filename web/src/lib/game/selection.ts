import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { gameEvents } from './state.ts';

/** What the player has chosen by hand in this moment and not sent yet, or what goes on counting after it was sent. */
export interface Selection {
  /** Cards' ids, as the view has them. */
  characters: string[];
  /** Cards' ids; a reward's blueprint ids. */
  items: string[];
  /** The opponent that is aimed at. */
  foe: string | undefined;
  /** The task that the next card is for. */
  task: string | undefined;
  difficulty: string | undefined;
  /** Interactions, 0 for no bet; undefined: not chosen. */
  bet: number | undefined;
  /** Properties that are offered up; undefined: as before. */
  sacrificed: string[] | undefined;
}

const initialState: Selection = {
  characters: [],
  items: [],
  foe: undefined,
  task: undefined,
  difficulty: undefined,
  bet: undefined,
  sacrificed: undefined,
};

interface Pressed {
  id: string;
  /** How many can be chosen at once. */
  most: number;
}

/** A list after one of its candidates was pressed: out if it was in; where only one goes in, it takes the other's place. */
export function pressed(list: readonly string[], { id, most }: Pressed): string[] {
  if (list.includes(id)) return list.filter((each) => each !== id);
  if (most === 1) return [id];
  return list.length < most ? [...list, id] : [...list];
}

const either = (now: string | undefined, id: string): string | undefined => (now === id ? undefined : id);

/** The player's choices beside words. A new moment begins with none. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    characterPressed: (state, { payload }: PayloadAction<Pressed>) => {
      state.characters = pressed(state.characters, payload);
    },
    itemPressed: (state, { payload }: PayloadAction<Pressed>) => {
      state.items = pressed(state.items, payload);
    },
    foePressed: (state, { payload }: PayloadAction<string>) => {
      state.foe = either(state.foe, payload);
    },
    taskPressed: (state, { payload }: PayloadAction<string>) => {
      state.task = payload;
    },
    difficultyChosen: (state, { payload }: PayloadAction<string>) => {
      state.difficulty = payload;
    },
    /** Within 0 and `most`. */
    betSet: (state, { payload: { bet, most } }: PayloadAction<{ bet: number; most: number }>) => {
      state.bet = Math.max(0, Math.min(most, bet));
    },
    /** All that is offered up now. */
    offeringsSet: (state, { payload }: PayloadAction<string[]>) => {
      state.sacrificed = payload;
    },
    cleared: () => initialState,
  },
  extraReducers: (build) => {
    for (const event of [gameEvents.momentStarted, gameEvents.momentLeft])
      build.addCase(event, () => initialState);
  },
});

export const selectionEvents = selectionSlice.actions;
export type SelectionEvent = ReturnType<(typeof selectionEvents)[keyof typeof selectionEvents]>;
