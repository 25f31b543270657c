import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { startI18n } from '../lib/i18n/i18n.ts';
import { setUser } from '../lib/session/current.ts';
import { startSession } from '../lib/session/session.ts';
import { rememberSignedIn } from '../lib/session/wasSignedIn.ts';
import { App } from './App.tsx';
import { AppRouter } from './AppRouter.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Draws the page at once: session and language are asked for meanwhile, and nothing here waits for either. */
export function boot(element: HTMLElement): Root {
  startSession((user) => {
    rememberSignedIn(user !== undefined);
    setUser(user);
  });
  startI18n();
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <ErrorBoundary>
        <AppRouter>
          <App />
        </AppRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
  return root;
}
