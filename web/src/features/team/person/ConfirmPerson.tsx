import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../components/Confirm.tsx';
import { useWithFactor } from '../../../components/factor/FactorGate.tsx';
import { errorText } from '../../../lib/api/errorText.ts';

type Asked = 'reset' | 'letIn' | 'letInEnd' | 'enable' | 'disable';

interface Props {
  what: Asked;
  email: string;
  /** How it stands, as its mutation says. */
  state: { readonly isLoading: boolean; readonly error?: unknown };
  work: () => Promise<{ readonly error?: unknown }>;
  onClose: () => void;
}

/** Asks before something is done about somebody. What is asked stays until it is answered, also once the list says that it is done. */
export function ConfirmPerson({ email, state: { isLoading, error }, onClose, ...asked }: Props) {
  const { t } = useTranslation();
  const withFactor = useWithFactor();
  const [{ what, work }] = useState(asked);
  const confirm = async () => {
    const { error: refused } = await withFactor(work);
    if (!refused) onClose();
  };
  return (
    <Confirm
      title={t(`team.people.${what}Title`)}
      text={t(`team.people.${what}Text`, { email })}
      confirm={t(`team.people.${what}`)}
      busy={isLoading}
      problem={error ? errorText(t, error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
