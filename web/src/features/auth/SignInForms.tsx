import { type ElementType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Mark } from '../../components/Mark.tsx';
import type { ResponseOf } from '../../lib/api/contract.ts';
import { inNativeShell } from '../../lib/native/bridge.ts';
import styles from './AuthPanel.module.css';
import type { Asked } from './asked.ts';
import { MagicLinkForm } from './MagicLinkForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useSubmit } from './useSubmit.ts';

export type Form = 'magicLink' | 'signIn' | 'signUp' | 'reset';
type Offered = ResponseOf<'fabula.auth.v1.AuthService', 'getSignInOptions'>;

interface Props {
  offered: Offered;
  isOutbox: boolean;
  inviteToken: string | null;
  Heading: ElementType;
  first: Form;
  /** Somebody has been here before, with this address. */
  back: { readonly email: string } | undefined;
  onAsked: (asked: Asked) => void;
  onSignedIn: () => void;
}

/** The native shell has the password form alone. */
const canSendLink = ({ magicLink }: Offered) => magicLink && !inNativeShell();

function formOf(wanted: Form, offered: Offered): Form | undefined {
  if (wanted === 'magicLink' && canSendLink(offered)) return wanted;
  if (!offered.password) return canSendLink(offered) ? 'magicLink' : undefined;
  return wanted === 'magicLink' || (wanted === 'signUp' && !offered.signUp) ? 'signIn' : wanted;
}

/** One form at a time, and the ways from it to the others; what was typed as the address goes along. */
export function SignInForms(props: Props) {
  const { offered, inviteToken, Heading, first, back, onAsked } = props;
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(first);
  const [hasFocus, setHasFocus] = useState(back !== undefined);
  const typed = useRef(back?.email ?? '');
  const form = formOf(wanted, offered);
  const mode = form === 'signUp' ? 'signUp' : 'signIn';
  const password = useSubmit({ mode, inviteToken, onAsked, onSignedIn: props.onSignedIn });
  const go = (next: Form) => () => {
    password.clear();
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
      {form === 'magicLink' && <MagicLinkForm {...{ typed, hasFocus, onAsked }} />}
      {(form === 'signIn' || form === 'signUp') && (
        <PasswordForm key={form} {...passwordForm} onForgot={offered.reset ? go('reset') : undefined} />
      )}
      {form === 'reset' && <ResetForm typed={typed} isOutbox={props.isOutbox} />}
      {form === undefined && <p role="status">{t('auth.noForms')}</p>}
      {form && <Ways {...{ form, offered, go }} hasInvite={inviteToken !== null} />}
    </div>
  );
}

function subtitleOf(form: Form | undefined) {
  if (form === 'reset') return 'auth.reset.text';
  return form === 'signUp' ? 'auth.subtitleSignUp' : 'auth.subtitle';
}

interface WaysProps {
  form: Form;
  offered: Offered;
  /** An invitation begins with a password; who has an account without one signs in by a link. */
  hasInvite: boolean;
  go: (next: Form) => () => void;
}

function Ways({ form, offered, hasInvite, go }: WaysProps) {
  const { t } = useTranslation();
  const ways: [Form, string][] = [];
  if (form === 'reset') ways.push(['signIn', t('auth.reset.back')]);
  if (form === 'signIn' && offered.signUp) ways.push(['signUp', t('auth.needAccount')]);
  if (form === 'signUp') ways.push(['signIn', t('auth.haveAccount')]);
  if (form === 'magicLink' && offered.password) ways.push(['signIn', t('auth.usePassword')]);
  const hasLink = form === 'signIn' || (form === 'signUp' && !hasInvite);
  if (hasLink && canSendLink(offered)) ways.push(['magicLink', t('auth.useLink')]);
  return (
    <div className={styles.links}>
      {ways.map(([next, words]) => (
        <Button key={next} kind="link" onClick={go(next)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
