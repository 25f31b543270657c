import { type ElementType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../../lib/api/call.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import type { Session } from '../../lib/session/keycloak.ts';
import { takeSession } from '../../lib/session/session.ts';
import { useConfirmFactorMutation, useStartFactorMutation } from './api.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './factor.module.css';
import { OneField, OTP } from './OneField.tsx';
import { ProveAgain } from './ProveAgain.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Rest } from './Rest.tsx';

interface Props {
  Heading?: ElementType;
  /** What wants the factor. */
  why?: string;
  /** The recovery codes are there: what shows them is not to go before their reader says so. */
  onCodes?: () => void;
  onDone: () => void;
}

/** The way to a second factor: who it is, the secret, its first code, and what helps where it is lost. */
export function Enrolment({ Heading = 'h1', why, onCodes, onDone }: Props) {
  const { t } = useTranslation();
  const [start, { data, error }] = useStartFactorMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useCallback(() => void start({}), [start]);
  useEffect(begin, [begin]);
  const reason = error && toApiError(error).reason;
  useEffect(() => {
    if (reason === 'FACTOR_EXISTS') onDone();
  }, [reason, onDone]);
  const raising = useRef<Promise<void>>(Promise.resolve());
  // First the codes: they are shown this once, whatever becomes of the session.
  const show = ({ recoveryCodes, session }: Confirmed) => {
    setCodes(recoveryCodes);
    onCodes?.();
    if (session) raising.current = takeSession(session);
  };
  // Whoever goes on before the session is the raised one would be asked for a code again.
  const kept = () => void raising.current.then(onDone, onDone);
  if (codes) return <RecoveryCodes codes={codes} Heading={Heading} onKept={kept} />;
  if (reason === 'PROOF_TOO_OLD') return <ProveAgain Heading={Heading} onProven={begin} />;
  if (!data) return <Rest error={error} onRetry={begin} />;
  return (
    <section className={styles.sheet}>
      <Heading>{t('factor.enrol.title')}</Heading>
      {why && <p>{why}</p>}
      <p>{t('factor.enrol.text')}</p>
      <QrCode text={data.uri} label={t('factor.enrol.qr')} />
      <p>{t('factor.enrol.byHand')}</p>
      <code className={styles.secret}>{data.secret.match(/.{1,4}/g)?.join(' ')}</code>
      <div className={styles.actions}>
        <CopyButton text={data.secret} label={t('factor.enrol.copy')} />
      </div>
      <Confirm onConfirmed={show} onOver={begin} />
    </section>
  );
}

interface Confirmed {
  readonly recoveryCodes: readonly string[];
  /** Of this browser, raised. */
  readonly session?: Session | undefined;
}

interface ConfirmProps {
  onConfirmed: (confirmed: Confirmed) => void;
  /** The secret has run out. */
  onOver: () => void;
}

function Confirm({ onConfirmed, onOver }: ConfirmProps) {
  const { t } = useTranslation();
  const [confirm] = useConfirmFactorMutation();
  const submit = async (otp: string) => {
    try {
      onConfirmed(await confirm({ otp, language: currentLanguage() }).unwrap());
    } catch (error) {
      if (toApiError(error).reason === 'ENROLMENT_OVER') onOver();
      throw error;
    }
  };
  return (
    <OneField label={t('factor.code')} button={t('factor.enrol.confirm')} input={OTP} onSubmit={submit} />
  );
}
