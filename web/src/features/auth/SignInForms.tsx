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
import { useSubmit } from './useSubmit.ts';
import { Ways } from './Ways.tsx';

interface Props {
  offered: Offered;
  isOutbox: boolean;
  /** Where somebody goes on who comes back from another site signed in. */
  next: string;
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
  const next = usePathTo(props.next);
  const form = formOf(wanted, offered);
  const mode = form === 'signUp' ? 'signUp' : 'signIn';
  const password = useSubmit({ mode, inviteToken, onAsked, onSignedIn: props.onSignedIn });
  const go = (next: Form) => () => {
    password.clear();
    // What was asked for there is waited for no more.
    if (form === 'reset') keepAsked(undefined);
    setHasFocus(true);
    setWanted(next);
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
      {form !== 'reset' && <FormProblem text={googleProblem} />}
      {form === 'magicLink' && <MagicLinkForm {...{ typed, hasFocus, onAsked }} />}
      {(form === 'signIn' || form === 'signUp') && (
        <PasswordForm key={form} {...passwordForm} onForgot={offered.reset ? go('reset') : undefined} />
      )}
      {form === 'reset' && <ResetForm typed={typed} isOutbox={props.isOutbox} />}
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
