import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/api/errorText.ts';
import { signOut } from '../lib/session/session.ts';

/** The way out of the session. Who could not be signed out is told, and that they are still signed in. */
export function useSignOut(options?: Parameters<typeof signOut>[0]) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await signOut(options);
    } catch (error) {
      console.error('sign-out failed', error);
      setProblem(`${t('common.stillSignedIn')} ${errorText(t, error)}`);
    } finally {
      setBusy(false);
    }
  };
  return { leave, isBusy, problem, forget: () => setProblem(undefined) };
}
