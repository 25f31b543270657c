import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { takeSession } from '../../lib/session/session.ts';
import { useStepUpMutation } from './api.ts';
import { CodeOrRecovery } from './CodeOrRecovery.tsx';

interface Props {
  Heading?: ElementType;
  onDone: () => void;
  /** There is no factor any more: a recovery code has taken it away, or somebody else. */
  onNoFactor: () => void;
}

/** Raises the session by the second factor. */
export function StepUp({ Heading = 'h1', onDone, onNoFactor }: Props) {
  const { t } = useTranslation();
  const [stepUp] = useStepUpMutation();
  const withCode = async (otp: string) => {
    const { session } = await stepUp({ otp }).unwrap();
    if (session) await takeSession(session);
    onDone();
  };
  return (
    <CodeOrRecovery
      {...{ Heading, onNoFactor }}
      title={t('factor.stepUp.title')}
      text={t('factor.stepUp.text')}
      button={t('factor.stepUp.go')}
      onCode={withCode}
    />
  );
}
