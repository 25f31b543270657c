import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { takeSession } from '../../lib/session/session.ts';
import { useStepUpMutation, useUseRecoveryCodeMutation } from './api.ts';
import { OneField, OTP } from './OneField.tsx';
import styles from './TeamPage.module.css';

/** Asks for the second factor; a recovery code takes its place, and takes it away. */
export function StepUp({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  const [stepUp] = useStepUpMutation();
  const [recover] = useUseRecoveryCodeMutation();
  const withCode = async (otp: string) => {
    const { session } = await stepUp({ otp }).unwrap();
    if (session) await takeSession(session);
    onDone();
  };
  const withRecovery = async (code: string) => {
    const { session } = await recover({ code, language: currentLanguage() }).unwrap();
    if (session) await takeSession(session);
    onDone();
  };
  return (
    <section className={styles.sheet}>
      <h1>{t('team.stepUp.title')}</h1>
      <p>{t(isLost ? 'team.stepUp.lostText' : 'team.stepUp.text')}</p>
      {isLost ? (
        <OneField
          key="recovery"
          label={t('team.stepUp.recoveryCode')}
          button={t('team.stepUp.use')}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 64 }}
          onSubmit={withRecovery}
        />
      ) : (
        <OneField
          key="code"
          label={t('team.code')}
          button={t('team.stepUp.go')}
          input={OTP}
          onSubmit={withCode}
        />
      )}
      <Button kind="link" onClick={() => setLost(!isLost)}>
        {t(isLost ? 'team.stepUp.withCode' : 'team.stepUp.lost')}
      </Button>
    </section>
  );
}
