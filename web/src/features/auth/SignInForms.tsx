import { type ElementType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/Mark.tsx';
import { type Asked, keepAsked } from '../../lib/mailedLink/asked.ts';
import type { Offered } from '../../lib/mailedLink/offered.ts';
import styles from './AuthPanel.module.css';
import { FormProblem } from './FormProblem.tsx';
import { canUseGoogle, type Form, formOf } from './forms.ts';
import { GoogleButton, useGoogleProblem, usePathTo } from './GoogleButton.tsx';
import { MagicLinkForm } from './MagicLinkForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignedOut } from './SignedOut.tsx';
import { useSubmit } from './useSubmit.ts';
import { Ways } from './Ways.tsx';

interface Props {
  offered: Offered;
  isOutbox: boolean;
  /** The page to go on to, where one was chosen here. */
  chosen: string | undefined;
  inviteToken: string | null;
  Heading: ElementType;
  first: Form;
  /** Of somebody who has been here before; '' otherwise. */
  email: string;
  /** The first field takes the focus. */
  isAwaited: boolean;
  onAsked: (asked: Asked) => void;
  onSignedIn: () => void;
}

/** One form at a time, and the ways from it to the others; what was typed as the address goes along. */
export function SignInForms(props: Props) {
  const { offered, inviteToken, Heading, first, email, isAwaited, onAsked } = props;
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(first);
  const [hasFocus, setHasFocus] = useState(isAwaited);
  const typed = useRef(email);
  const googleProblem = useGoogleProblem();
  const next = usePathTo(props.chosen);
  const form = formOf(wanted, offered);
  const mode = form === 'signUp' ? 'signUp' : 'signIn';
  const password = useSubmit({ mode, inviteToken, next, onAsked, onSignedIn: props.onSignedIn });
  const go = (to: Form) => () => {
    password.clear();
    // What was asked for there is waited for no more.
    if (form === 'reset') keepAsked(undefined);
    setHasFocus(true);
    setWanted(to);
  };
  const passwordForm = {
    mode,
    typed,
    hasFocus,
    problem: password.problem,
    onSubmit: password.submit,
  } as const;
  const title = form === 'reset' ? 'auth.reset.title' : 'auth.title';
  return (
    <div className={styles.panel}>
      <Mark className={styles.mark} />
      <header>
        <Heading>{t(title)}</Heading>
        <p>{t(subtitleOf(form))}</p>
      </header>
      <SignedOut />
      {form !== 'reset' && <FormProblem text={googleProblem} />}
      {form === 'magicLink' && <MagicLinkForm {...{ typed, hasFocus, next, onAsked }} />}
      {(form === 'signIn' || form === 'signUp') && (
        <PasswordForm key={form} {...passwordForm} onForgot={offered.reset ? go('reset') : undefined} />
      )}
      {form === 'reset' && <ResetForm {...{ typed, next }} isOutbox={props.isOutbox} />}
      {form === undefined && <p role="status">{t('auth.noForms')}</p>}
      {form !== 'reset' && canUseGoogle(offered) && <GoogleButton {...{ next, inviteToken }} />}
      {form && <Ways {...{ form, offered, go }} hasInvite={inviteToken !== null} />}
    </div>
  );
}

function subtitleOf(form: Form | undefined) {
  if (form === 'reset') return 'auth.reset.text';
  return form === 'signUp' ? 'auth.subtitleSignUp' : 'auth.subtitle';
}
