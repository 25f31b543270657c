import type { TFunction } from 'i18next';
import type { ComponentProps } from 'react';
import { LoginDialog } from '../features/auth/LoginDialog.tsx';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import type { Mode } from '../features/auth/useSubmit.ts';
import { auth } from '../lib/i18n/en/auth.ts';
import { WithStore } from './WithStore.tsx';

export const texts = { auth };

/** Sign-in over the public catalogue. */
export const SignInDialog = (props: ComponentProps<typeof LoginDialog>) => (
  <WithStore>
    <LoginDialog {...props} />
  </WithStore>
);

/** Sign-in as a page of its own. */
export const signInPage = (mode: Mode) => ({
  default: () => (
    <WithStore>
      <LoginPage mode={mode} />
    </WithStore>
  ),
  title: (t: TFunction) => t(mode === 'signIn' ? 'auth.pageSignIn' : 'auth.pageSignUp'),
});
