import { type ElementType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../../lib/api/call.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { takeSession } from '../../lib/session/session.ts';
import { Button } from '../Button.tsx';
import { useUseRecoveryCodeMutation } from './api.ts';
import styles from './factor.module.css';
import { OneField, OTP } from './OneField.tsx';

interface Props {
  Heading: ElementType;
  title: string;
  text: string;
  button: string;
  /** What it throws is told at the field. */
  onCode: (otp: string) => Promise<void>;
  /** There is no factor any more: a recovery code has taken it away, or somebody else. */
  onNoFactor: () => void;
}

/** Asks for a code of the second factor; a recovery code takes the factor away instead. */
export function CodeOrRecovery({ Heading, title, text, button, onCode, onNoFactor }: Props) {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  const [recover] = useUseRecoveryCodeMutation();
  const withRecovery = async (code: string) => {
    const { session } = await recover({ code, language: currentLanguage() }).unwrap();
    if (session) await takeSession(session);
    onNoFactor();
  };
  const orNone = (submit: (value: string) => Promise<void>) => async (value: string) => {
    try {
      await submit(value);
    } catch (error) {
      if (toApiError(error).reason !== 'NO_FACTOR') throw error;
      onNoFactor();
    }
  };
  return (
    <section className={styles.sheet}>
      <Heading>{title}</Heading>
      <p>{isLost ? t('factor.stepUp.lostText') : text}</p>
      {isLost ? (
        <OneField
          key="recovery"
          label={t('factor.stepUp.recoveryCode')}
          button={t('factor.stepUp.use')}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 64 }}
          onSubmit={orNone(withRecovery)}
        />
      ) : (
        <OneField key="code" label={t('factor.code')} button={button} input={OTP} onSubmit={orNone(onCode)} />
      )}
      <Button kind="link" onClick={() => setLost(!isLost)}>
        {t(isLost ? 'factor.stepUp.withCode' : 'factor.stepUp.lost')}
      </Button>
    </section>
  );
}
