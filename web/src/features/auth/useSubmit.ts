import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../../lib/api/call.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { type Asked, newlyAsked } from '../../lib/mailedLink/asked.ts';
import { takeSession } from '../../lib/session/session.ts';
import { useSignInWithPasswordMutation, useSignUpMutation } from './api.ts';
import { mailedNext } from './mailedNext.ts';
import { formProblem } from './problem.ts';
import type { Credentials } from './schema.ts';

export type Mode = 'signIn' | 'signUp';

interface Options {
  mode: Mode;
  inviteToken: string | null;
  /** Where whoever confirms the address goes on. */
  next: string;
  /** The address waits for its confirmation. */
  onAsked: (asked: Asked) => void;
  onSignedIn: () => void;
}

/** Sends the password form. */
export function useSubmit({ mode, inviteToken, next, onAsked, onSignedIn }: Options) {
  const { t } = useTranslation();
  const [signIn] = useSignInWithPasswordMutation();
  const [signUp] = useSignUpMutation();
  const [problem, setProblem] = useState<string>();

  const ask = async (credentials: Credentials) => {
    const request = inviteToken ? { ...credentials, inviteToken } : credentials;
    if (mode === 'signIn') return { ...(await signIn(request).unwrap()), requestId: '', number: '' };
    const { email } = credentials;
    return signUp({ ...request, language: currentLanguage(), ...mailedNext(next, email) }).unwrap();
  };
  const submit = async (credentials: Credentials) => {
    setProblem(undefined);
    try {
      const { session, requestId, number = '' } = await ask(credentials);
      if (!session) {
        return onAsked(newlyAsked({ kind: 'confirmation', email: credentials.email, requestId, number }));
      }
      await takeSession(session);
      onSignedIn();
    } catch (error) {
      setProblem(formProblem(t, toApiError(error)));
    }
  };
  return { submit, problem, clear: () => setProblem(undefined) };
}
