import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, toApiError } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/errorText.ts';
import { keepAsked } from '../../../lib/mailedLink/asked.ts';
import { currentUser } from '../../../lib/session/current.ts';
import type { Session } from '../../../lib/session/keycloak.ts';
import { resumeSession, takeSession } from '../../../lib/session/session.ts';
import { useRedeemLinkMutation, useResetPasswordMutation } from '../api.ts';
import { forgetSecret } from './useLinkSecret.ts';
import type { Want } from './wants.ts';

/** After these the link is worth nothing any more. */
const OVER = ['LINK_NOT_GOOD', 'WRONG_NUMBER', 'ACCOUNT_DISABLED'];
/** This browser is not the one that asked after all: its cookie ran out meanwhile. */
const WANTED = ['NUMBER_WANTED', 'PASSWORD_WANTED'];

interface Options {
  secret: string;
  want: Want;
  onSignedIn: () => void;
  /** The link wants something else than was thought. */
  onWanted: () => void;
  /** The link is worth nothing any more. */
  onOver: (text: string) => void;
}

/** The link is used up by now: where its tokens cannot be taken at once, the cookie still is there. */
const enter = (session: Session) => takeSession(session).catch(resumeSession);

/** Uses up a mailed link with what its page was given. */
export function useRedeem({ secret, want, onSignedIn, onWanted, onOver }: Options) {
  const { t } = useTranslation();
  const [redeem] = useRedeemLinkMutation();
  const [reset] = useResetPasswordMutation();
  const [problem, setProblem] = useState<string>();

  const ask = (answer: string) => {
    if (want === 'newPassword') return reset({ secret, password: answer }).unwrap();
    if (want === 'number') return redeem({ secret, number: answer.trim() }).unwrap();
    return redeem(want === 'password' ? { secret, password: answer } : { secret }).unwrap();
  };
  const done = () => {
    forgetSecret();
    keepAsked(undefined);
    onSignedIn();
  };
  const refused = async (error: ApiError) => {
    const { reason = '' } = error;
    if (WANTED.includes(reason)) return onWanted();
    // Its first answer may have been lost: then this browser is signed in.
    if (reason === 'LINK_NOT_GOOD' && !currentUser()) await resumeSession();
    if (reason === 'LINK_NOT_GOOD' && currentUser()) return done();
    if (OVER.includes(reason)) return onOver(errorText(t, error));
    setProblem(reason === 'WRONG_CREDENTIALS' ? t('auth.problem.passwordOther') : errorText(t, error));
  };
  const submit = async (answer: string) => {
    setProblem(undefined);
    try {
      const { session } = await ask(answer);
      if (session) await enter(session);
      done();
    } catch (error) {
      await refused(toApiError(error));
    }
  };
  return { submit, problem };
}
