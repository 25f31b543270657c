import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../../lib/api/call.ts';
import type { Session } from '../../lib/session/keycloak.ts';
import { takeSession } from '../../lib/session/session.ts';
import { useSignInWithPasswordMutation, useSignUpMutation } from './api.ts';
import { formProblem } from './problem.ts';
import type { Credentials } from './schema.ts';

export type Mode = 'signIn' | 'signUp';

interface Options {
  mode: Mode;
  inviteToken: string | null;
  onSignedIn: () => void;
}

/** Sends the password form; `sentTo` is set when the address waits for its confirmation. */
export function useSubmit({ mode, inviteToken, onSignedIn }: Options) {
  const { t } = useTranslation();
  const [signIn] = useSignInWithPasswordMutation();
  const [signUp] = useSignUpMutation();
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();

  const ask = async (credentials: Credentials): Promise<Session | undefined> => {
    const request = inviteToken ? { ...credentials, inviteToken } : credentials;
    return (await (mode === 'signIn' ? signIn(request) : signUp(request)).unwrap()).session;
  };
  const submit = async (credentials: Credentials) => {
    setProblem(undefined);
    try {
      const session = await ask(credentials);
      if (!session) return setSentTo(credentials.email);
      await takeSession(session);
      onSignedIn();
    } catch (error) {
      setProblem(formProblem(t, toApiError(error)));
    }
  };
  return {
    submit,
    problem,
    sentTo,
    forgetSent: () => setSentTo(undefined),
    clear: () => setProblem(undefined),
  };
}
