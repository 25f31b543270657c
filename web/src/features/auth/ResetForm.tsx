import { MailCheck } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../../lib/api/call.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { inNativeShell } from '../../lib/native/bridge.ts';
import { AddressForm } from './AddressForm.tsx';
import styles from './AuthPanel.module.css';
import { useSendResetLinkMutation } from './api.ts';
import { formProblem } from './problem.ts';
import type { Address } from './schema.ts';

interface Props {
  typed: RefObject<string>;
  /** Nobody gets mail from this site. */
  isOutbox: boolean;
}

/** Has a link mailed by which a forgotten password is replaced. */
export function ResetForm({ typed, isOutbox }: Props) {
  const { t } = useTranslation();
  const [send] = useSendResetLinkMutation();
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const submit = async ({ email }: Address) => {
    setProblem(undefined);
    setSentTo(undefined);
    try {
      await send({ email, language: currentLanguage() }).unwrap();
      setSentTo(email);
    } catch (error) {
      setProblem(formProblem(t, toApiError(error)));
    }
  };
  const form = { typed, problem, onSubmit: submit, hasFocus: true };
  return (
    <>
      {sentTo !== undefined && (
        <div className={styles.sent} role="alert">
          <MailCheck className="ico" aria-hidden="true" />
          <div>
            <p>{t(isOutbox ? 'auth.outbox' : 'auth.reset.sent', { email: sentTo })}</p>
            {inNativeShell() && <p>{t('auth.reset.sentNative')}</p>}
          </div>
        </div>
      )}
      <AddressForm {...form} button={t('auth.reset.send')} />
    </>
  );
}
