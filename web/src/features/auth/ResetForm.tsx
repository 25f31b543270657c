import { MailCheck } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../../lib/api/call.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { type Asked, keepAsked, newlyAsked, readAsked } from '../../lib/mailedLink/asked.ts';
import { inNativeShell } from '../../lib/native/bridge.ts';
import { AddressForm } from './AddressForm.tsx';
import styles from './AuthPanel.module.css';
import { useSendResetLinkMutation } from './api.ts';
import { mailedNext } from './mailedNext.ts';
import { formProblem } from './problem.ts';
import type { Address } from './schema.ts';
import { AskedNumber } from './waiting/AskedNumber.tsx';

/** What this tab has asked for, also after a reload: its number is wanted still. */
function readReset(): Asked | undefined {
  const asked = readAsked();
  return asked?.kind === 'reset' ? asked : undefined;
}

interface Props {
  typed: RefObject<string>;
  /** Where whoever follows the link goes on. */
  next: string;
  /** Nobody gets mail from this site. */
  isOutbox: boolean;
}

/** Has a link mailed by which a forgotten password is replaced. */
export function ResetForm({ typed, next, isOutbox }: Props) {
  const { t } = useTranslation();
  const [send] = useSendResetLinkMutation();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(readReset);
  const keep = (next: Asked | undefined) => {
    keepAsked(next);
    setSent(next);
  };
  const submit = async ({ email }: Address) => {
    setProblem(undefined);
    keep(undefined);
    try {
      const request = { email, language: currentLanguage(), ...mailedNext(next, email) };
      const { requestId, number = '' } = await send(request).unwrap();
      keep(newlyAsked({ kind: 'reset', email, requestId, number }));
    } catch (error) {
      setProblem(formProblem(t, toApiError(error)));
    }
  };
  const form = { typed, problem, onSubmit: submit, hasFocus: true };
  return (
    <>
      {sent && (
        <div className={styles.sent} role="alert">
          <MailCheck className="ico" aria-hidden="true" />
          <div>
            <p>{t(isOutbox ? 'auth.outbox' : 'auth.reset.sent', { email: sent.email })}</p>
            {inNativeShell() && <p>{t('auth.reset.sentNative')}</p>}
            {sent.number && <AskedNumber text={t('auth.sent.number')} number={sent.number} />}
          </div>
        </div>
      )}
      <AddressForm {...form} button={t('auth.reset.send')} />
    </>
  );
}
