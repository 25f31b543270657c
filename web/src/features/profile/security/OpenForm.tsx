import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { CodeOrRecovery } from '../../../components/factor/CodeOrRecovery.tsx';
import { Enrolment } from '../../../components/factor/Enrolment.tsx';
import { RecoveryCodes } from '../../../components/factor/RecoveryCodes.tsx';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { takeSession } from '../../../lib/session/session.ts';
import styles from '../ProfilePage.module.css';
import { useNewRecoveryCodesMutation, useRemoveFactorMutation } from './api.ts';
import { CloseAccount } from './CloseAccount.tsx';
import type { Change, Done } from './change.ts';

interface Props {
  change: Change;
  email: string;
  /** `done`: what has come of it; undefined where nothing has. */
  onEnd: (done?: Done) => void;
}

/** What is being changed. Codes that are shown stay until their reader says that they are kept. */
export function OpenForm({ change, email, onEnd }: Props) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  return (
    <div className={styles.form}>
      {change === 'add' && <Enrolment Heading="h3" onCodes={hold} onDone={() => onEnd('added')} />}
      {change === 'remove' && <Remove onRemoved={() => onEnd('removed')} />}
      {change === 'codes' && <NewCodes onCodes={hold} onEnd={onEnd} />}
      {change === 'close' && <CloseAccount email={email} onClosed={() => onEnd('closed')} />}
      {!isHeld && (
        <Button kind="ghost" onClick={() => onEnd()}>
          {t('common.cancel')}
        </Button>
      )}
    </div>
  );
}

function Remove({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation();
  const [remove] = useRemoveFactorMutation();
  const withCode = async (otp: string) => {
    const { session } = await remove({ otp, language: currentLanguage() }).unwrap();
    if (session) await takeSession(session);
    onRemoved();
  };
  return (
    <CodeOrRecovery
      Heading="h3"
      title={t('profile.security.removeTitle')}
      text={t('profile.security.removeText')}
      button={t('profile.security.remove')}
      onCode={withCode}
      onNoFactor={onRemoved}
    />
  );
}

interface NewCodesProps {
  onCodes: () => void;
  onEnd: (done: Done) => void;
}

function NewCodes({ onCodes, onEnd }: NewCodesProps) {
  const { t } = useTranslation();
  const [make, { data }] = useNewRecoveryCodesMutation();
  const withCode = async (otp: string) => {
    await make({ otp }).unwrap();
    onCodes();
  };
  if (data) return <RecoveryCodes codes={data.recoveryCodes} Heading="h3" onKept={() => onEnd('made')} />;
  return (
    <CodeOrRecovery
      Heading="h3"
      title={t('profile.security.codes')}
      text={t('profile.security.codesText')}
      button={t('profile.security.codes')}
      onCode={withCode}
      onNoFactor={() => onEnd('removed')}
    />
  );
}
