import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Loading, Notice } from '../../components/Notice.tsx';
import { Retry } from '../../components/Retry.tsx';
import styles from './AuthPanel.module.css';
import { useSignInOptionsQuery } from './api.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { type Mode, useSubmit } from './useSubmit.ts';

interface Props {
  initialMode: Mode;
  onSignedIn: () => void;
  /** The panel's heading, in the element that its surroundings need. */
  heading: (title: string) => ReactNode;
}

/** Sign-in and sign-up: exactly the forms that this site's server offers. */
export function AuthPanel({ initialMode, onSignedIn, heading }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const inviteToken = params.get('invite_token');
  const [mode, setMode] = useState<Mode>(inviteToken ? 'signUp' : initialMode);
  const { data: offered, isError, refetch } = useSignInOptionsQuery({});
  const form = useSubmit({ mode, inviteToken, onSignedIn });
  const change = () => {
    form.clear();
    setMode(mode === 'signIn' ? 'signUp' : 'signIn');
  };

  if (isError) return <Unreachable onRetry={refetch} />;
  if (!offered) return <Loading />;
  if (form.sentTo) return <Sent to={form.sentTo} heading={heading} onBack={form.forgetSent} />;
  return (
    <div className={styles.panel}>
      <Mark className={styles.mark} />
      <header>
        {heading(t('auth.title'))}
        <p>{t(mode === 'signIn' ? 'auth.subtitle' : 'auth.subtitleSignUp')}</p>
      </header>
      {offered.password ? (
        <PasswordForm key={mode} mode={mode} problem={form.problem} onSubmit={form.submit} />
      ) : (
        <p role="status">{t('auth.noForms')}</p>
      )}
      {offered.password && offered.signUp && (
        <Button kind="link" className={styles.toggle ?? ''} onClick={change}>
          {t(mode === 'signIn' ? 'auth.needAccount' : 'auth.haveAccount')}
        </Button>
      )}
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice role="alert">
      <p>{t('common.errors.unavailable')}</p>
      <Retry onRetry={onRetry} />
    </Notice>
  );
}

interface SentProps {
  to: string;
  heading: Props['heading'];
  onBack: () => void;
}

function Sent({ to, heading, onBack }: SentProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel} role="status">
      <Mark className={styles.mark} />
      {heading(t('auth.confirmation.title'))}
      <p>{t('auth.confirmation.text', { email: to })}</p>
      <Button kind="ghost" onClick={onBack}>
        {t('auth.confirmation.different')}
      </Button>
    </div>
  );
}
