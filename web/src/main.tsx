import './app/fonts.css';
import './app/tokens.css';
import './app/base.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { reloadWhenReplaced } from './app/newVersion.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import { setUser } from './lib/session/current.ts';
import { startSession } from './lib/session/session.ts';
import { rememberSignedIn } from './lib/session/wasSignedIn.ts';

/** For the one style element of the dialogs' scroll lock; the gateway writes a new one into every page. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

reloadWhenReplaced();
const root = document.getElementById('root');
if (root) {
  startSession((user) => {
    rememberSignedIn(user !== undefined);
    setUser(user);
  });
  await startI18n();
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
}
