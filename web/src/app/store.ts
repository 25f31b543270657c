import { configureStore } from '@reduxjs/toolkit';
import { api } from '../lib/api/api.ts';
import { selectionSlice } from '../lib/game/selection.ts';
import { gameSlice } from '../lib/game/state.ts';
import { startSession } from '../lib/session/session.ts';
import { sessionSlice } from '../lib/session/slice.ts';

/** The store of this page, told of the session from the start. */
export function createStore() {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionSlice.reducer,
      game: gameSlice.reducer,
      selection: selectionSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  startSession((user) => {
    const known = store.getState().session.user;
    store.dispatch(user ? sessionSlice.actions.signedIn(user) : sessionSlice.actions.signedOut());
    // What one player has loaded is not for the next.
    if (known && known.id !== user?.id) store.dispatch(api.util.resetApiState());
  });
  return store;
}
