import { configureStore } from '@reduxjs/toolkit';
import { act, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { RunContext } from '../features/play/useRun.ts';
import { api } from '../lib/api/api.ts';
import { gameReducers, ofRun, runOpened } from '../lib/game/runs.ts';
import type { SelectionEvent } from '../lib/game/selection.ts';
import type { GameEvent } from '../lib/game/state.ts';
import { authors } from '../lib/i18n/en/authors.ts';
import { en } from '../lib/i18n/en/index.ts';
import { authors as authorsEs } from '../lib/i18n/es/authors.ts';
import { es } from '../lib/i18n/es/index.ts';
import { authors as authorsFr } from '../lib/i18n/fr/authors.ts';
import { fr } from '../lib/i18n/fr/index.ts';
import type { Language } from '../lib/i18n/language.ts';

/** What is waited for comes when it comes: a loaded machine is slow, and parts of a page are fetched on the way. */
configure({ asyncUtilTimeout: 60_000 });

/** The run whose game is open in a page that shows a part of one. */
export const RUN = 'run';

/** The page's store, new, with the game of `RUN` open. */
export function testStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, ...gameReducers },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  store.dispatch(runOpened(RUN));
  return store;
}

interface Page {
  /** The address that is open. */
  at?: string;
  store?: ReturnType<typeof testStore>;
  language?: Language;
}

const TEXTS = { en: { ...en, ...authors }, fr: { ...fr, ...authorsFr }, es: { ...es, ...authorsEs } };

/** Shows a part of the page as the app does: with its store, its texts (English, where no other is asked for) and an address. Answers whoever uses it, too. */
export async function showPage(
  part: ReactNode,
  { at = '/', store = testStore(), language = 'en' }: Page = {},
) {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: TEXTS[language] } },
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = language;
  const shown = (what: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <RunContext value={RUN}>{what}</RunContext>
      </MemoryRouter>
    </Provider>
  );
  const page = render(shown(part));
  return {
    ...page,
    store,
    /** Something happens in the game of `RUN`. */
    tell: (event: GameEvent | SelectionEvent) => act(() => void store.dispatch(ofRun(RUN, event))),
    user: userEvent.setup(),
    rerender: (what: ReactNode) => page.rerender(shown(what)),
  };
}
