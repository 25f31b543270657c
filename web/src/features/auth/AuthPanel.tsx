import { type ElementType, useState } from 'react';
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
  /** What its surroundings need its heading to be. */
  Heading: ElementType;
}

/** Sign-in and sign-up: exactly the forms that this site's server offers. */
export function AuthPanel({ initialMode, onSignedIn, Heading }: Props) {
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
  if (form.sentTo) return <Sent to={form.sentTo} Heading={Heading} onBack={form.forgetSent} />;
  return (
    <div className={styles.panel}>
      <Mark className={styles.mark} />
      <header>
        <Heading>{t('auth.title')}</Heading>
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
  Heading: Props['Heading'];
  onBack: () => void;
}

function Sent({ to, Heading, onBack }: SentProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel} role="status">
      <Mark className={styles.mark} />
      <Heading>{t('auth.confirmation.title')}</Heading>
      <p>{t('auth.confirmation.text', { email: to })}</p>
      <Button kind="ghost" onClick={onBack}>
        {t('auth.confirmation.different')}
      </Button>
    </div>
  );
}
