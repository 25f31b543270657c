import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../components/Confirm.tsx';
import { useWithFactor } from '../../../components/factor/FactorGate.tsx';
import { errorText } from '../../../lib/api/errorText.ts';
import { useResetFactorsMutation } from '../api.ts';
import type { Person } from './person.ts';

interface Props {
  person: Person;
  onClose: () => void;
}

/** Takes the second factor from somebody who has lost it. */
export function ResetFactor({ person: { id, email }, onClose }: Props) {
  const { t } = useTranslation();
  const [reset, { error, isLoading }] = useResetFactorsMutation();
  const withFactor = useWithFactor();
  const confirm = async () => {
    const { error: refused } = await withFactor(() => reset({ userId: id }));
    if (!refused) onClose();
  };
  return (
    <Confirm
      title={t('team.people.resetTitle')}
      text={t('team.people.resetText', { email })}
      confirm={t('team.people.reset')}
      busy={isLoading}
      problem={error && errorText(t, error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
