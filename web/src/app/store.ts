import { configureStore } from '@reduxjs/toolkit';
import { api } from '../lib/api/api.ts';
import { gameReducers } from '../lib/game/runs.ts';
import { currentUser, onSession } from '../lib/session/current.ts';

/** The store of this page: of what a player has loaded, and of the game. */
export const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    ...gameReducers,
  },
  middleware: (defaults) => defaults().concat(api.middleware),
});

let owner = currentUser()?.id;
onSession(() => {
  const next = currentUser()?.id;
  // What one player has loaded is not for the next.
  if (owner && owner !== next) store.dispatch(api.util.resetApiState());
  owner = next;
});
