import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, toApiError } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/errorText.ts';
import { keepAsked } from '../../../lib/mailedLink/asked.ts';
import { currentUser } from '../../../lib/session/current.ts';
import type { Session } from '../../../lib/session/keycloak.ts';
import { resumeSession, takeSession } from '../../../lib/session/session.ts';
import { useRedeemLinkMutation, useResetPasswordMutation } from '../api.ts';
import type { Ending } from './Over.tsx';
import { forgetSecret } from './useLinkSecret.ts';
import type { Answers } from './wants.ts';

/** After these the link is worth nothing any more, here at least; what leads on from there. */
const OVER: Readonly<Record<string, Ending>> = {
  LINK_NOT_GOOD: 'again',
  WRONG_NUMBER: 'again',
  LINK_BARRED: 'again',
  ACCOUNT_DISABLED: 'again',
  HELP_WANTED: 'password',
};
/** This browser is not the one that asked after all: its cookie ran out meanwhile. */
const WANTED = ['NUMBER_WANTED', 'PASSWORD_WANTED'];

/** What the account asks for, once it is known that the mailbox is the caller's. */
export type AccountAsks = 'nothing' | 'code' | 'beginAnew';

interface Options {
  secret: string;
  onSignedIn: () => void;
  /** The link wants something else than was thought. */
  onWanted: () => void;
  /** The link is worth nothing any more. */
  onOver: (text: string, ending: Ending) => void;
}

/** The link is used up by now: where its tokens cannot be taken at once, the cookie still is there. */
const enter = (session: Session) => takeSession(session).catch(resumeSession);

/** Uses up a mailed link with what its page was given. */
export function useRedeem({ secret, onSignedIn, onWanted, onOver }: Options) {
  const { t } = useTranslation();
  const [redeem] = useRedeemLinkMutation();
  const [reset] = useResetPasswordMutation();
  const [problem, setProblem] = useState<string>();
  const [asks, setAsks] = useState<AccountAsks>('nothing');
  const given = useRef<Answers>({});

  const ask = ({ number, password, newPassword, code }: Answers, beginsAnew: boolean) => {
    const request = {
      secret,
      ...(number && { number: number.replaceAll(/\s/g, '') }),
      ...(code && codeIn(code)),
      ...(beginsAnew && { beginsAnew }),
    };
    if (newPassword) return reset({ ...request, password: newPassword }).unwrap();
    return redeem({ ...request, ...(password && { password }) }).unwrap();
  };
  const done = () => {
    forgetSecret();
    keepAsked(undefined);
    onSignedIn();
  };
  const refused = async (error: ApiError) => {
    const { reason = '' } = error;
    if (WANTED.includes(reason)) return onWanted();
    if (reason === 'CODE_WANTED') return setAsks('code');
    if (reason === 'BEGIN_ANEW_WANTED') return setAsks('beginAnew');
    // Its first answer may have been lost: then this browser is signed in.
    if (reason === 'LINK_NOT_GOOD' && !currentUser()) await resumeSession();
    if (reason === 'LINK_NOT_GOOD' && currentUser()) return done();
    const ending = OVER[reason];
    if (ending) return onOver(errorText(t, error), ending);
    setProblem(reason === 'WRONG_CREDENTIALS' ? t('auth.problem.passwordOther') : errorText(t, error));
  };
  const send = async (beginsAnew: boolean) => {
    setProblem(undefined);
    try {
      const { session } = await ask(given.current, beginsAnew);
      if (session) await enter(session);
      done();
    } catch (error) {
      await refused(toApiError(error));
    }
  };
  const submit = (answers: Answers) => {
    given.current = answers;
    return send(false);
  };
  return { submit, beginAnew: () => send(true), asks, problem };
}

/** Codes of an app are digits in groups; recovery codes have letters. */
const codeIn = (code: string) =>
  /^[\d\s]+$/.test(code) ? { otp: code.replaceAll(/\s/g, '') } : { recoveryCode: code.trim() };
