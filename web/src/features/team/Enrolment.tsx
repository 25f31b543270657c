import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading, Notice } from '../../components/Notice.tsx';
import { Retry } from '../../components/Retry.tsx';
import { type ApiError, toApiError } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/errorText.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { takeSession } from '../../lib/session/session.ts';
import { useConfirmFactorMutation, useProveAgainMutation, useStartFactorMutation } from './api.ts';
import { OneField, OTP } from './OneField.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './TeamPage.module.css';

/** The way to a second factor: who it is, the secret, its first code, and what helps where it is lost. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [start, { data, error }] = useStartFactorMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useCallback(() => void start({}), [start]);
  useEffect(begin, [begin]);
  const reason = error && toApiError(error).reason;
  useEffect(() => {
    if (reason === 'FACTOR_EXISTS') onDone();
  }, [reason, onDone]);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (reason === 'PROOF_TOO_OLD') return <ProveAgain onProven={begin} />;
  if (error) return <NotStarted error={toApiError(error)} onRetry={begin} />;
  if (!data) return <Loading />;
  return (
    <section className={styles.sheet}>
      <h1>{t('team.enrol.title')}</h1>
      <p>{t('team.enrol.text')}</p>
      <QrCode text={data.uri} label={t('team.enrol.qr')} />
      <p>{t('team.enrol.byHand')}</p>
      <code className={styles.secret}>{data.secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Confirm onCodes={setCodes} onOver={begin} />
    </section>
  );
}

interface ConfirmProps {
  onCodes: (codes: readonly string[]) => void;
  /** The secret has run out. */
  onOver: () => void;
}

function Confirm({ onCodes, onOver }: ConfirmProps) {
  const { t } = useTranslation();
  const [confirm] = useConfirmFactorMutation();
  const submit = async (otp: string) => {
    try {
      const { session, recoveryCodes } = await confirm({ otp, language: currentLanguage() }).unwrap();
      // First the codes: they are shown this once, whatever becomes of the session.
      onCodes(recoveryCodes);
      if (session) await takeSession(session);
    } catch (error) {
      if (toApiError(error).reason === 'ENROLMENT_OVER') onOver();
      throw error;
    }
  };
  return <OneField label={t('team.code')} button={t('team.enrol.confirm')} input={OTP} onSubmit={submit} />;
}

function ProveAgain({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation();
  const [prove] = useProveAgainMutation();
  const submit = async (password: string) => {
    await prove({ password }).unwrap();
    onProven();
  };
  return (
    <section className={styles.sheet}>
      <h1>{t('team.prove.title')}</h1>
      <p>{t('team.prove.text')}</p>
      <OneField
        label={t('team.prove.password')}
        button={t('team.prove.go')}
        input={{ type: 'password', autoComplete: 'current-password', maxLength: 128 }}
        onSubmit={submit}
      />
    </section>
  );
}

function NotStarted({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice role="alert">
      <p>{errorText(t, error)}</p>
      <Retry onRetry={onRetry} />
    </Notice>
  );
}
