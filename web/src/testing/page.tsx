import { configureStore } from '@reduxjs/toolkit';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../lib/api/api.ts';
import { selectionSlice } from '../lib/game/selection.ts';
import { gameSlice } from '../lib/game/state.ts';
import { en } from '../lib/i18n/en/index.ts';

/** What is waited for comes when it comes: a loaded machine is slow, and parts of a page are fetched on the way. */
configure({ asyncUtilTimeout: 60_000 });

/** The page's store, new. */
export const testStore = () =>
  configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      game: gameSlice.reducer,
      selection: selectionSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

interface Page {
  /** The address that is open. */
  at?: string;
  store?: ReturnType<typeof testStore>;
}

/** Shows a part of the page as the app does: with its store, its texts (English) and an address. Answers whoever uses it, too. */
export async function showPage(part: ReactNode, { at = '/', store = testStore() }: Page = {}) {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  });
  const shown = (what: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{what}</MemoryRouter>
    </Provider>
  );
  const page = render(shown(part));
  return {
    ...page,
    store,
    user: userEvent.setup(),
    rerender: (what: ReactNode) => page.rerender(shown(what)),
  };
}
